import { GENERIC_DOMAIN } from "./domain-generic.server";
import { ACCOUNTS } from "./domains/accounts.server";
import { ALARMS } from "./domains/alarms.server";
import { BATHROOM } from "./domains/bathroom.server";
import { BILL } from "./domains/bill.server";
import { BIRTHDAYS } from "./domains/birthdays.server";
import { BOARD_GAMES } from "./domains/board-games.server";
import { BORROWED } from "./domains/borrowed.server";
import { CHORES } from "./domains/chores.server";
import { COOKING } from "./domains/cooking.server";
import { CORRECTIONS } from "./domains/corrections.server";
import { CREDIT } from "./domains/credit.server";
import { DATING } from "./domains/dating.server";
import { DESK } from "./domains/desk.server";
import { DISHES } from "./domains/dishes.server";
import { DISHWASHER } from "./domains/dishwasher.server";
import { DRIVING } from "./domains/driving.server";
import { EMAIL } from "./domains/email.server";
import { FRIDGE } from "./domains/fridge.server";
import { GAMING } from "./domains/gaming.server";
import { GIFTS } from "./domains/gifts.server";
import { GROUP_CHAT } from "./domains/group-chat.server";
import { GUESTS } from "./domains/guests.server";
import { GYM } from "./domains/gym.server";
import { HOT_WATER } from "./domains/hot-water.server";
import { JOKES } from "./domains/jokes.server";
import { LATENESS } from "./domains/lateness.server";
import { LAUNDRY } from "./domains/laundry.server";
import { MEETINGS } from "./domains/meetings.server";
import { MONEY } from "./domains/money.server";
import { MUSIC } from "./domains/music.server";
import { NAMES } from "./domains/names.server";
import { NOISE } from "./domains/noise.server";
import { OFFICE_KITCHEN } from "./domains/office-kitchen.server";
import { OPINIONS } from "./domains/opinions.server";
import { PARKING } from "./domains/parking.server";
import { PETS } from "./domains/pets.server";
import { PHONE } from "./domains/phone.server";
import { PHOTOS } from "./domains/photos.server";
import { PLANS } from "./domains/plans.server";
import { PLANTS } from "./domains/plants.server";
import { QUEUES } from "./domains/queues.server";
import { ROTA } from "./domains/rota.server";
import { SEATS } from "./domains/seats.server";
import { SECRETS } from "./domains/secrets.server";
import { SHOES } from "./domains/shoes.server";
import { SLEEP } from "./domains/sleep.server";
import { SMELLS } from "./domains/smells.server";
import { SNOOPING } from "./domains/snooping.server";
import { SPOILERS } from "./domains/spoilers.server";
import { SPORT } from "./domains/sport.server";
import { STREAMING } from "./domains/streaming.server";
import { SWITCHES } from "./domains/switches.server";
import { TEA_ROUND } from "./domains/tea-round.server";
import { TEXTING } from "./domains/texting.server";
import { THERMOSTAT } from "./domains/thermostat.server";
import { TOILET } from "./domains/toilet.server";
import { TRASH } from "./domains/trash.server";
import { TRAVEL } from "./domains/travel.server";
import { WARDROBE } from "./domains/wardrobe.server";
import { WEDDINGS } from "./domains/weddings.server";
import type { PettyDomain } from "./petty-domain.server";

/** Every field of pettiness that the house judge has studied. The earlier one wins when two fit equally well. */
export const DOMAINS: readonly PettyDomain[] = [
  WEDDINGS,
  ROTA,
  DISHWASHER,
  TOILET,
  HOT_WATER,
  ALARMS,
  SHOES,
  PLANTS,
  TEA_ROUND,
  OFFICE_KITCHEN,
  DESK,
  BOARD_GAMES,
  BIRTHDAYS,
  SECRETS,
  SNOOPING,
  ACCOUNTS,
  GROUP_CHAT,
  CORRECTIONS,
  JOKES,
  QUEUES,
  SEATS,
  WARDROBE,
  DISHES,
  FRIDGE,
  COOKING,
  BILL,
  TRASH,
  THERMOSTAT,
  CHORES,
  LAUNDRY,
  BATHROOM,
  SLEEP,
  NOISE,
  PETS,
  TEXTING,
  BORROWED,
  MONEY,
  LATENESS,
  PLANS,
  GIFTS,
  OPINIONS,
  PARKING,
  DRIVING,
  TRAVEL,
  MEETINGS,
  GAMING,
  SPORT,
  SPOILERS,
  STREAMING,
  MUSIC,
  PHOTOS,
  PHONE,
  SWITCHES,
  GUESTS,
  CREDIT,
  NAMES,
  DATING,
  GYM,
  SMELLS,
  EMAIL,
];

export { GENERIC_DOMAIN };
