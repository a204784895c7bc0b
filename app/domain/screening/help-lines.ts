/** What a line is for. */
export type HelpLineKind = "emergency" | "abuse" | "crisis" | "child";

export const HELP_LINE_KINDS: Record<HelpLineKind, string> = {
  emergency: "In danger now",
  abuse: "Violence at home, stalking or sexual harm",
  crisis: "Thoughts of dying or hurting yourself",
  child: "Children, and people worried about one",
};

/** One line. `contact` is a number as it is dialled, or an address where there is no one number for the country. */
export interface HelpLine {
  name: string;
  contact: string;
  kind: HelpLineKind;
  url: string;
}

export interface CountryHelp {
  /** ISO 3166-1 alpha-2. */
  code: string;
  country: string;
  lines: readonly HelpLine[];
}

/**
 * When the help lines' numbers were last compared with published sources: the pages of whoever answers, of authorities
 * and of the press. Lines that no source confirmed were left out; the emergency numbers are each country's official
 * ones. None was dialled. Each line's `url` is the page of whoever answers it. Numbers change: whoever runs a public
 * site calls up these pages before launch and every half a year, and moves this date.
 */
export const HELP_LINES_REVISED = "2026-11-20";

/** For every country, listed or not: a directory that is kept by people who do only this. */
export const INTERNATIONAL_DIRECTORY = { name: "findahelpline.com", url: "https://findahelpline.com" } as const;

const emergency = (contact: string, url: string): HelpLine => ({
  name: "Emergency services",
  contact,
  kind: "emergency",
  url,
});

const line = (name: string, contact: string, kind: HelpLineKind, url: string): HelpLine => ({
  name,
  contact,
  kind,
  url,
});

/** Help by country, in the order of their English names. */
export const HELP_LINES: readonly CountryHelp[] = [
  {
    code: "AR",
    country: "Argentina",
    lines: [
      emergency("911", "https://www.argentina.gob.ar/tema/emergencias"),
      line("Línea 144", "144", "abuse", "https://www.argentina.gob.ar/generos/linea-144"),
      line("Línea 102", "102", "child", "https://www.argentina.gob.ar/capital-humano/familia/linea102"),
    ],
  },
  {
    code: "AU",
    country: "Australia",
    lines: [
      emergency("000", "https://www.triplezero.gov.au"),
      line("1800RESPECT", "1800 737 732", "abuse", "https://www.1800respect.org.au"),
      line("Lifeline", "13 11 14", "crisis", "https://www.lifeline.org.au"),
      line("Kids Helpline", "1800 55 1800", "child", "https://kidshelpline.com.au"),
    ],
  },
  {
    code: "AT",
    country: "Austria",
    lines: [
      emergency("112", "https://www.oesterreich.gv.at"),
      line("Frauenhelpline gegen Gewalt", "0800 222 555", "abuse", "https://www.frauenhelpline.at"),
      line("Telefonseelsorge", "142", "crisis", "https://www.telefonseelsorge.at"),
      line("Rat auf Draht", "147", "child", "https://www.rataufdraht.at"),
    ],
  },
  {
    code: "BE",
    country: "Belgium",
    lines: [
      emergency("112", "https://112.be"),
      line("1712", "1712", "abuse", "https://1712.be"),
      line("Écoute violences conjugales", "0800 30 030", "abuse", "https://www.ecouteviolencesconjugales.be"),
      line("Zelfmoordlijn", "1813", "crisis", "https://www.zelfmoord1813.be"),
      line("Awel", "102", "child", "https://awel.be"),
    ],
  },
  {
    code: "BR",
    country: "Brazil",
    lines: [
      emergency("190", "https://www.gov.br"),
      line("Ligue 180", "180", "abuse", "https://www.gov.br/mulheres/pt-br/ligue180"),
      line("CVV", "188", "crisis", "https://cvv.org.br"),
      line("Disque 100", "100", "child", "https://www.gov.br/mdh/pt-br/disque100"),
    ],
  },
  {
    code: "CA",
    country: "Canada",
    lines: [
      emergency("911", "https://www.canada.ca"),
      line("9-8-8 Suicide Crisis Helpline", "988", "crisis", "https://988.ca"),
      line("Kids Help Phone", "1-800-668-6868", "child", "https://kidshelpphone.ca"),
      line("ShelterSafe", "sheltersafe.ca", "abuse", "https://sheltersafe.ca"),
    ],
  },
  {
    code: "CL",
    country: "Chile",
    lines: [
      emergency("133", "https://www.carabineros.cl"),
      line("Fono Orientación en Violencia", "1455", "abuse", "https://minmujeryeg.gob.cl"),
      line("Línea Prevención del Suicidio", "*4141", "crisis", "https://www.gob.cl/quenotecuestelavida"),
    ],
  },
  {
    code: "CO",
    country: "Colombia",
    lines: [
      emergency("123", "https://www.policia.gov.co"),
      line("Línea 155", "155", "abuse", "https://www.policia.gov.co"),
      line("Línea 141 ICBF", "141", "child", "https://www.icbf.gov.co"),
    ],
  },
  {
    code: "CZ",
    country: "Czechia",
    lines: [
      emergency("112", "https://www.hzscr.cz"),
      line("Bílý kruh bezpečí", "116 006", "abuse", "https://www.116006.cz"),
      line("Linka první psychické pomoci", "116 123", "crisis", "https://linkapsychickepomoci.cz"),
      line("Linka bezpečí", "116 111", "child", "https://www.linkabezpeci.cz"),
    ],
  },
  {
    code: "DK",
    country: "Denmark",
    lines: [
      emergency("112", "https://www.borger.dk"),
      line("Lev Uden Vold", "1888", "abuse", "https://levudenvold.dk"),
      line("Livslinien", "70 201 201", "crisis", "https://www.livslinien.dk"),
      line("BørneTelefonen", "116 111", "child", "https://bornetelefonen.dk"),
    ],
  },
  {
    code: "FI",
    country: "Finland",
    lines: [
      emergency("112", "https://112.fi"),
      line("Nollalinja", "080 005 005", "abuse", "https://nollalinja.fi"),
      line("MIELI Crisis Helpline", "09 2525 0111", "crisis", "https://mieli.fi"),
      line("Lasten ja nuorten puhelin", "116 111", "child", "https://www.nuortennetti.fi"),
    ],
  },
  {
    code: "FR",
    country: "France",
    lines: [
      emergency("112", "https://www.service-public.fr"),
      line("Violences Femmes Info", "3919", "abuse", "https://arretonslesviolences.gouv.fr"),
      line("Numéro national de prévention du suicide", "3114", "crisis", "https://3114.fr"),
      line("Allô Enfance en Danger", "119", "child", "https://www.allo119.gouv.fr"),
    ],
  },
  {
    code: "DE",
    country: "Germany",
    lines: [
      emergency("112", "https://www.bbk.bund.de"),
      line("Hilfetelefon Gewalt gegen Frauen", "116 016", "abuse", "https://www.hilfetelefon.de"),
      line("Hilfetelefon Gewalt an Männern", "0800 1239900", "abuse", "https://www.maennerhilfetelefon.de"),
      line("TelefonSeelsorge", "0800 111 0 111", "crisis", "https://www.telefonseelsorge.de"),
      line("Nummer gegen Kummer", "116 111", "child", "https://www.nummergegenkummer.de"),
    ],
  },
  {
    code: "GR",
    country: "Greece",
    lines: [
      emergency("112", "https://112.gov.gr"),
      line("SOS 15900", "15900", "abuse", "https://womensos.gr"),
      line("Suicide help line", "1018", "crisis", "https://suicide-help.gr"),
      line("SOS 1056", "1056", "child", "https://www.hamogelo.gr"),
    ],
  },
  {
    code: "HU",
    country: "Hungary",
    lines: [
      emergency("112", "https://112.gov.hu"),
      line("OKIT", "06 80 20 55 20", "abuse", "https://www.bantalmazas.hu"),
      line("Lelki Elsősegély", "116 123", "crisis", "https://sos116-123.hu"),
      line("Kék Vonal", "116 111", "child", "https://www.kek-vonal.hu"),
    ],
  },
  {
    code: "IN",
    country: "India",
    lines: [
      emergency("112", "https://112.gov.in"),
      line("Women Helpline", "181", "abuse", "https://wcd.nic.in"),
      line("Tele-MANAS", "14416", "crisis", "https://telemanas.mohfw.gov.in"),
      line("Childline", "1098", "child", "https://wcd.nic.in"),
    ],
  },
  {
    code: "IE",
    country: "Ireland",
    lines: [
      emergency("112", "https://www.112.ie"),
      line("Women’s Aid", "1800 341 900", "abuse", "https://www.womensaid.ie"),
      line("Samaritans", "116 123", "crisis", "https://www.samaritans.org/ireland"),
      line("Childline", "1800 66 66 66", "child", "https://www.childline.ie"),
    ],
  },
  {
    code: "IL",
    country: "Israel",
    lines: [
      emergency("100", "https://www.gov.il"),
      line("Ministry of Welfare", "118", "abuse", "https://www.gov.il"),
      line("ERAN", "1201", "crisis", "https://www.eran.org.il"),
      line("Child Online Protection", "105", "child", "https://www.gov.il"),
    ],
  },
  {
    code: "IT",
    country: "Italy",
    lines: [
      emergency("112", "https://112.gov.it"),
      line("Antiviolenza e stalking", "1522", "abuse", "https://www.1522.eu"),
      line("Telefono Amico", "02 2327 2327", "crisis", "https://www.telefonoamico.it"),
      line("Telefono Azzurro", "19696", "child", "https://azzurro.it"),
    ],
  },
  {
    code: "JP",
    country: "Japan",
    lines: [
      emergency("110", "https://www.npa.go.jp"),
      line("DV Hotline", "#8008", "abuse", "https://www.gender.go.jp"),
      line("Child abuse line", "189", "child", "https://www.cfa.go.jp"),
    ],
  },
  {
    code: "MX",
    country: "Mexico",
    lines: [
      emergency("911", "https://www.gob.mx/911"),
      line("Línea de la Vida", "800 911 2000", "crisis", "https://www.gob.mx/salud/conadic"),
    ],
  },
  {
    code: "NL",
    country: "Netherlands",
    lines: [
      emergency("112", "https://www.112.nl"),
      line("Veilig Thuis", "0800 2000", "abuse", "https://veiligthuis.nl"),
      line("113 Zelfmoordpreventie", "113", "crisis", "https://www.113.nl"),
      line("Kindertelefoon", "0800 0432", "child", "https://www.kindertelefoon.nl"),
    ],
  },
  {
    code: "NZ",
    country: "New Zealand",
    lines: [
      emergency("111", "https://www.police.govt.nz/111"),
      line("Women’s Refuge", "0800 733 843", "abuse", "https://womensrefuge.org.nz"),
      line("Need to Talk?", "1737", "crisis", "https://1737.org.nz"),
      line("Youthline", "0800 376 633", "child", "https://www.youthline.co.nz"),
    ],
  },
  {
    code: "NO",
    country: "Norway",
    lines: [
      emergency("112", "https://www.politiet.no"),
      line("VO-linjen", "116 006", "abuse", "https://volinjen.no"),
      line("Mental Helse", "116 123", "crisis", "https://mentalhelse.no"),
      line("Alarmtelefonen for barn og unge", "116 111", "child", "https://www.116111.no"),
    ],
  },
  {
    code: "PL",
    country: "Poland",
    lines: [
      emergency("112", "https://www.gov.pl/web/numer-alarmowy-112"),
      line("Niebieska Linia", "800 120 002", "abuse", "https://www.niebieskalinia.info"),
      line("Kryzysowy Telefon Zaufania", "116 123", "crisis", "https://116sos.pl"),
      line("Telefon Zaufania dla Dzieci i Młodzieży", "116 111", "child", "https://116111.pl"),
    ],
  },
  {
    code: "PT",
    country: "Portugal",
    lines: [
      emergency("112", "https://eportugal.gov.pt"),
      line("APAV", "116 006", "abuse", "https://apav.pt"),
      line("Linha Nacional de Prevenção do Suicídio", "1411", "crisis", "https://www.sns24.gov.pt"),
      line("SOS Criança", "116 111", "child", "https://iacrianca.pt"),
    ],
  },
  {
    code: "RO",
    country: "Romania",
    lines: [
      emergency("112", "https://www.112.ro"),
      line("ANES", "0800 500 333", "abuse", "https://anes.gov.ro"),
      line("Telefonul Copilului", "116 111", "child", "https://telefonulcopilului.ro"),
    ],
  },
  {
    code: "SG",
    country: "Singapore",
    lines: [
      emergency("999", "https://www.police.gov.sg"),
      line("National Anti-Violence Helpline", "1800 777 0000", "abuse", "https://www.msf.gov.sg"),
      line("Samaritans of Singapore", "1767", "crisis", "https://www.sos.org.sg"),
    ],
  },
  {
    code: "ZA",
    country: "South Africa",
    lines: [
      emergency("112", "https://www.gov.za"),
      line("GBV Command Centre", "0800 428 428", "abuse", "https://gbv.org.za"),
      line("SADAG", "0800 567 567", "crisis", "https://www.sadag.org"),
      line("Childline", "116", "child", "https://www.childlinesa.org.za"),
    ],
  },
  {
    code: "KR",
    country: "South Korea",
    lines: [
      emergency("112", "https://www.police.go.kr"),
      line("Women’s Hotline", "1366", "abuse", "https://women1366.kr"),
      line("Suicide Prevention", "109", "crisis", "https://www.mohw.go.kr"),
    ],
  },
  {
    code: "ES",
    country: "Spain",
    lines: [
      emergency("112", "https://112.es"),
      line("016", "016", "abuse", "https://violenciagenero.igualdad.gob.es"),
      line("024", "024", "crisis", "https://www.sanidad.gob.es/linea024"),
      line("Fundación ANAR", "900 20 20 10", "child", "https://www.anar.org"),
    ],
  },
  {
    code: "SE",
    country: "Sweden",
    lines: [
      emergency("112", "https://www.sosalarm.se"),
      line("Kvinnofridslinjen", "020 50 50 50", "abuse", "https://kvinnofridslinjen.se"),
      line("Mind Självmordslinjen", "90101", "crisis", "https://mind.se"),
      line("Bris", "116 111", "child", "https://www.bris.se"),
    ],
  },
  {
    code: "CH",
    country: "Switzerland",
    lines: [
      emergency("112", "https://www.ch.ch"),
      line("Opferhilfe Schweiz", "opferhilfe-schweiz.ch", "abuse", "https://www.opferhilfe-schweiz.ch"),
      line("Die Dargebotene Hand", "143", "crisis", "https://www.143.ch"),
      line("Pro Juventute", "147", "child", "https://www.147.ch"),
    ],
  },
  {
    code: "TR",
    country: "Türkiye",
    lines: [emergency("112", "https://www.112.gov.tr"), line("ALO 183", "183", "abuse", "https://www.aile.gov.tr")],
  },
  {
    code: "GB",
    country: "United Kingdom",
    lines: [
      emergency("999", "https://www.gov.uk"),
      line("National Domestic Abuse Helpline", "0808 2000 247", "abuse", "https://www.nationaldahelpline.org.uk"),
      line("Men’s Advice Line", "0808 801 0327", "abuse", "https://mensadviceline.org.uk"),
      line("Samaritans", "116 123", "crisis", "https://www.samaritans.org"),
      line("Childline", "0800 1111", "child", "https://www.childline.org.uk"),
    ],
  },
  {
    code: "US",
    country: "United States",
    lines: [
      emergency("911", "https://www.911.gov"),
      line("National Domestic Violence Hotline", "1-800-799-7233", "abuse", "https://www.thehotline.org"),
      line("RAINN, sexual assault", "1-800-656-4673", "abuse", "https://rainn.org"),
      line("988 Suicide & Crisis Lifeline", "988", "crisis", "https://988lifeline.org"),
      line("Childhelp", "1-800-422-4453", "child", "https://www.childhelphotline.org"),
    ],
  },
];

/** The help of a country by its code in any case, or null where the list has none. */
export function helpIn(code: string | null | undefined): CountryHelp | null {
  const wanted = code?.toUpperCase();
  return HELP_LINES.find((help) => help.code === wanted) ?? null;
}
