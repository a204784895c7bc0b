/** Words of complaints in Germanic languages other than English. */
export const GERMANIC_WORDS = {
  de: `der die das den dem des ein eine einen einem einer eines kein keine keinen mein meine meinen meinem meiner dein deine
sein seine seinen ihr ihre ihren unser unsere euer ich du er sie es wir mich dich ihn mir dir ihm uns euch sich wer was wann
wo wie warum weil dass daß ob wenn als aber und oder nicht nichts nie niemals nein ja immer noch schon auch nur sehr mehr
viel zu zum zur im am vom beim mit ohne für von aus bei nach seit vor über unter auf an in um durch gegen hat haben habe hatte
ist sind war waren bin bist sein wird werden wurde kann können konnte muss müssen will wollen wollte soll sollte darf macht
machen gemacht geht gehen sagt sagen gesagt lässt lassen isst gegessen trinkt getrunken nimmt genommen klaut geklaut kommt
kommen gekommen schnarcht zahlt bezahlt weiß weiss schläft wäscht spült putzt kocht schreit redet spricht schaut wirft stellt
legt vergisst vergessen antwortet verspricht versprochen zurück ständig dauernd jeden jede jedes jeder alle alles heute
gestern morgen abend nacht tag tage mal woche wochen monat jahr jahre stunde stunden mitbewohner mitbewohnerin wg wohnung haus
zimmer bett bad küche kühlschrank geschirr abwasch wäsche müll hund katze auto essen abendessen mittagessen frühstück milch
brot käse bruder schwester mutter vater mama papa sohn tochter freund freundin mann frau nachbar nachbarin chef kollege
kollegin oma opa typ sache sachen spät zu letzte letzten letztes stück geld lärm musik licht tür handy ladekabel nachricht
geburtstag spiel schuld einfach gar wieder dann doch mal halt eh hab ne nen is nich net ned i heißt wegen trotzdem
gab gibt dafür regel nirgends eigentlich geklärt persönlich bevor gericht sehen jemand jemandem anderem verdorben musste
ganze geschichte anhören wenigstens einmal darüber gelacht hätten kaffee zehn minuten getan meisten andere seite schlimmeres
verziehen anders erzählen erzählt außen hast streit dusche bisschen spaß laut nimmst strafe glaubst würde würdest etwas
schreibt weiter fragt stimmt gute frage antwort`,
  nl: `de het een mijn mn jouw zijn haar hun ons onze ik jij je u hij zij ze wij we jullie mij me hem ze zich wie wat wanneer
waar hoe waarom omdat dat als of maar en niet niks nooit nee ja altijd nog al ook alleen heel meer veel te in op aan van met
zonder voor door bij naar uit om over onder tegen sinds heeft heb hebben had is zijn was waren ben wordt werd kan kunnen
moet moeten wil willen mag doet doen gedaan gaat gaan zegt zeggen gezegd laat laten eet gegeten opgegeten drinkt gedronken
pakt gepakt neemt steelt gestolen komt komen snurkt betaalt betaald weet slaapt wast kookt schreeuwt praat kijkt gooit zet
vergeet vergeten antwoordt belooft beloofd terug steeds telkens elke iedere alle alles vandaag gisteren morgen avond nacht
dag dagen keer week weken maand jaar uur huisgenoot huisgenote huis flat kamer bed badkamer keuken koelkast afwas vaat was
vuilnis afval hond kat auto eten avondeten lunch ontbijt melk brood kaas broer zus moeder vader mama papa zoon dochter vriend
vriendin man vrouw buurman buurvrouw baas collega oma opa spullen laat laatste stuk geld lawaai muziek licht deur telefoon
oplader bericht verjaardag spel schuld gewoon weer dan toch wel er die deze dit hier daar geen zn ff
regel nergens afgesproken eerst persoonlijk iemand iemands verhaal aanhoren minstens gelachen excuses aangeboden koffie
minuten gewerkt rechter meeste mensen zit andere kant weleens iets ergers gebeurd vergeven zou zag anders vertellen verteld
gezien kleinigheid ruzie douche gewonnen stiekem beetje leuk stem straf denk recht gezicht zoiets gehad schrijft verder
vraagt klopt eerlijk goede vraag goed antwoord hadden`,
  sv: `och att det den de en ett min mitt mina din ditt sin sitt sina hans hennes deras vår vårt jag du han hon vi ni dom mig
dig honom henne oss er sig vem vad när var hur varför för men eller inte inget ingen aldrig nej ja alltid än redan också bara
mycket mer i på av med utan till från om under över mot sedan hos har hade är var vara blir blev kan kunde måste vill ska
skulle får gör göra gjorde går säger sa lämnar lämnade äter ätit åt upp dricker tar tog stjäl stal kommer kom snarkar betalar
vet sover tvättar diskar lagar skriker pratar tittar kastar glömmer glömde svarar lovade tillbaka hela varje alla allt idag
igår imorgon kväll natt dag dagar gång gånger vecka månad år timme rumskamrat sambo lägenhet hus rum säng badrum kök kylskåp
disk disken tvätt sopor soporna hund katt bil mat maten middag lunch frukost mjölk bröd ost bror syster mamma pappa son
dotter pojkvän flickvän man fru kompis vän granne chef kollega saker sent sista bit pengar ljud musik ljus dörr telefon
laddare meddelande födelsedag spel fel bara igen då ju`,
  da: `og at det den de en et min mit mine din dit sin sit sine hans hendes deres vores jeg du han hun vi i dem mig dig ham
hende os jer sig hvem hvad hvornår hvor hvordan hvorfor fordi men eller ikke intet ingen aldrig nej ja altid endnu allerede
også kun meget mere på af med uden til fra om under over mod siden hos har havde er var være bliver blev kan kunne må vil skal
skulle får gør gøre gjorde går siger sagde efterlader spiser spist spiste drikker drak tager tog stjæler stjal kommer kom
snorker betaler ved sover vasker laver råber taler kigger smider glemmer glemte svarer lovede tilbage hele hver alle alt i dag
går morgen aften nat dag dage gang gange uge måned år time bofælle lejlighed hus værelse seng badeværelse køkken køleskab
opvask opvasken tøj skrald skraldet hund kat bil mad maden aftensmad frokost mælk brød ost bror søster mor far søn datter
kæreste mand kone ven nabo chef kollega ting sent sidste stykke penge larm musik lys dør telefon oplader besked fødselsdag
spil fejl bare igen da jo noget nogen`,
  no: `og at det den de en et ei min mitt mi mine din ditt sin sitt sine hans hennes deres vår jeg du han hun vi dere dem meg
deg ham henne oss seg hvem hva når hvor hvordan hvorfor fordi men eller ikke ingenting ingen aldri nei ja alltid enda allerede
også bare veldig mye mer på av med uten til fra om under over mot siden hos har hadde er var være blir ble kan kunne må vil
skal skulle får gjør gjøre gjorde går sier sa etterlater spiser spist spiste drikker drakk tar tok stjeler stjal kommer kom
snorker betaler vet sover vasker lager skriker roper snakker ser kaster glemmer glemte svarer lovet tilbake hele hver alle alt
i dag går morgen kveld natt dag dager gang ganger uke måned år time romkamerat samboer leilighet hus rom seng bad kjøkken
kjøleskapet kjøleskap oppvasken klær søpla søppel hund katt bil mat maten middag lunsj frokost melk brød ost bror broren søster
mor far sønn datter kjæresten kjæreste mann kone venn nabo naboen sjef kollega ting sent siste bit penger bråk musikk lys dør
telefon lader melding bursdag spill feil igjen da jo noe noen`,
} as const;
