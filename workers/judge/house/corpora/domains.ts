import { GENERIC_DOMAIN } from "./domain-generic";
import { ACCOUNTS } from "./domains/accounts";
import { ALARMS } from "./domains/alarms";
import { BATHROOM } from "./domains/bathroom";
import { BILL } from "./domains/bill";
import { BIRTHDAYS } from "./domains/birthdays";
import { BOARD_GAMES } from "./domains/board-games";
import { BORROWED } from "./domains/borrowed";
import { CHORES } from "./domains/chores";
import { COOKING } from "./domains/cooking";
import { CORRECTIONS } from "./domains/corrections";
import { CREDIT } from "./domains/credit";
import { DATING } from "./domains/dating";
import { DESK } from "./domains/desk";
import { DISHES } from "./domains/dishes";
import { DISHWASHER } from "./domains/dishwasher";
import { DRIVING } from "./domains/driving";
import { EMAIL } from "./domains/email";
import { FRIDGE } from "./domains/fridge";
import { GAMING } from "./domains/gaming";
import { GIFTS } from "./domains/gifts";
import { GROUP_CHAT } from "./domains/group-chat";
import { GUESTS } from "./domains/guests";
import { GYM } from "./domains/gym";
import { HOT_WATER } from "./domains/hot-water";
import { JOKES } from "./domains/jokes";
import { LATENESS } from "./domains/lateness";
import { LAUNDRY } from "./domains/laundry";
import { MEETINGS } from "./domains/meetings";
import { MONEY } from "./domains/money";
import { MUSIC } from "./domains/music";
import { NAMES } from "./domains/names";
import { NOISE } from "./domains/noise";
import { OFFICE_KITCHEN } from "./domains/office-kitchen";
import { OPINIONS } from "./domains/opinions";
import { PARKING } from "./domains/parking";
import { PETS } from "./domains/pets";
import { PHONE } from "./domains/phone";
import { PHOTOS } from "./domains/photos";
import { PLANS } from "./domains/plans";
import { PLANTS } from "./domains/plants";
import { QUEUES } from "./domains/queues";
import { ROTA } from "./domains/rota";
import { SEATS } from "./domains/seats";
import { SECRETS } from "./domains/secrets";
import { SHOES } from "./domains/shoes";
import { SLEEP } from "./domains/sleep";
import { SMELLS } from "./domains/smells";
import { SNOOPING } from "./domains/snooping";
import { SPOILERS } from "./domains/spoilers";
import { SPORT } from "./domains/sport";
import { STREAMING } from "./domains/streaming";
import { SWITCHES } from "./domains/switches";
import { TEA_ROUND } from "./domains/tea-round";
import { TEXTING } from "./domains/texting";
import { THERMOSTAT } from "./domains/thermostat";
import { TOILET } from "./domains/toilet";
import { TRASH } from "./domains/trash";
import { TRAVEL } from "./domains/travel";
import { WARDROBE } from "./domains/wardrobe";
import { WEDDINGS } from "./domains/weddings";
import type { PettyDomain } from "./petty-domain";

/** Every field of pettiness that the house judge has studied. */
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
