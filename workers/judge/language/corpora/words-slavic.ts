/** Words of complaints in Slavic languages. */
export const SLAVIC_WORDS = {
  pl: `i a w we z ze na do od po za przed pod nad o u dla bez przez przy mój moja moje moją mojego mojej moich moim mi mnie
ja ty on ona ono my wy oni one mu go ją jej jego ich nam nas się sobie swój swoje swoją kto co kiedy gdzie jak dlaczego bo że
ale lub albo ani czy nie nic nigdy tak zawsze jeszcze już też tylko bardzo więcej dużo ciągle codziennie każdy każdego każdą
wszystko wszyscy inny ten ta to te tego tej jest są był była było być ma mam mają miał miała mieć robi robią zrobił zrobiła
mówi mówią powiedział powiedziała idzie chce może musi zostawia zostawił zostawiła je zjadł zjadła zjada pije wypił wypiła
bierze wziął wzięła używa kradnie ukradł ukradła przychodzi przyszedł spóźnia chrapie płaci zapłacił wie śpi myje zmywa sprząta
gotuje krzyczy patrzy wynosi wyrzuca zapomina zapomniał odpowiada odpisuje obiecał obiecała oddał oddaje twierdzi współlokator
współlokatorka mieszkanie dom pokój łóżko łazienka kuchnia lodówka lodówki naczynia naczyń pranie śmieci pies kot samochód
auto jedzenie kolacja obiad śniadanie mleko chleb ser brat siostra mama tata matka ojciec syn córka chłopak dziewczyna mąż
żona przyjaciel kolega koleżanka sąsiad sąsiadka szef babcia rzeczy rzecz późno ostatni ostatnia ostatni kawałek pieniądze
hałas muzyka muzykę światło drzwi telefon ładowarka ładowarkę wiadomości urodziny gra wina dziś dzisiaj wczoraj jutro wieczór
noc noce dzień dni raz razy tydzień tygodnie miesiąc rok lat godzina znowu potem kolej`,
  cs: `a v ve s se z ze na do od po za před pod nad o u pro bez při můj moje moji mého mou mém mi mně mě já ty on ona ono my
vy oni mu ho ji její jeho jejich nám nás si svůj svou kdo co kdy kde jak proč protože že ale nebo ani jestli ne nic nikdy ano
vždy vždycky ještě už také taky jen jenom velmi víc hodně pořád každý každou každé všechno všichni jiný ten ta to ty toho je
jsou byl byla bylo být má mám mají měl měla dělá udělal říká řekl řekla jde chce může musí nechává nechal nechala jí snědl
snědla sní pije vypil vypila bere vzal vzala používá krade ukradl ukradla chodí přišel chrápe platí zaplatil ví spí myje umývá
uklízí vaří křičí mluví dívá vynáší vyhazuje zapomíná zapomněl odpovídá slíbil slíbila vrátil nevrátil spolubydlící byt dům
pokoj postel koupelna kuchyně lednice lednici nádobí prádlo odpadky koš pes kočka auto jídlo večeře oběd snídaně mléko chleba
sýr bratr brácha sestra máma táta matka otec syn dcera přítel přítelkyně manžel manželka kamarád kamarádka soused sousedka
šéf kolega kolegyně babička věci věc pozdě poslední kousek peníze hluk hudba světlo dveře telefon nabíječka nabíječku zprávy
narozeniny hra vina dnes včera zítra večer noc den dny dní krát týden měsíc rok let hodina zase potom`,
  sk: `a v vo s so sa z zo na do od po za pred pod nad o u pre bez pri môj moja moje moji mojej môjho mojou mi mne ma ja ty on
ona ono my vy oni mu ho ju jej jeho ich nám nás si svoj kto čo kedy kde ako prečo lebo pretože že ale alebo ani či nie nič
nikdy áno vždy ešte už tiež len iba veľmi viac veľa stále každý každú každé všetko všetci iný ten tá to tie toho je sú bol
bola bolo byť má mám majú mal mala robí urobil hovorí povedal povedala ide chce môže musí necháva nechal nechala je zjedol
zjedla pije vypil vypila berie vzal vzala používa kradne ukradol ukradla chodí prišiel chrápe platí zaplatil vie spí umýva
upratuje varí kričí vynáša vyhadzuje zabúda zabudol odpovedá sľúbil sľúbila vrátil nevrátil spolubývajúci spolubývajúca byt
dom izba posteľ kúpeľňa kuchyňa chladnička chladničky riad bielizeň smeti kôš pes mačka auto jedlo večera obed raňajky mlieko
chlieb syr brat sestra mama otec syn dcéra priateľ priateľka frajer frajerka manžel manželka kamarát kamarátka sused šéf
babka veci vec neskoro posledný poslednú kúsok peniaze hluk hudba svetlo dvere telefón nabíjačka nabíjačku správy narodeniny
hra vina dnes včera zajtra večer noc deň dni krát týždeň mesiac rok rokov hodina zase potom`,
  hr: `i a u na s sa iz do od po za pred pod nad o kod bez pri moj moja moje mog moju mojoj mojim mi mene ja ti on ona ono mi vi
oni mu ga je ju njen njena njegov njihov nam nas se sebe svoj svoju tko ko što šta kad kada gdje gde kako zašto jer da ali ili
ni li ne ništa nikad nikada uvijek uvek još već također takođe samo jako vrlo više puno stalno svaki svaku svake sve svi drugi
taj ta to te tog je su bio bila bilo biti ima imam imaju nema radi rade napravio kaže kažu rekao rekla ide hoće neće može mora
ostavlja ostavio ostavila jede pojeo pojela pije popio popila uzima uzeo uzela uzme koristi krade ukrao ukrala dolazi došao
kasni hrče plaća platio zna spava pere čisti kuha viče priča gleda iznosi baca zaboravlja zaboravio odgovara obećao obećala
vratio vraća vratila cimer cimerica stan kuća soba krevet kupaonica kupatilo kuhinja frižider frižidera hladnjak suđe sudove
veš rublje smeće pas mačka auto hrana hranu večera večeru ručak doručak mlijeko mleko kruh hleb sir brat sestra mama tata majka
otac sin kći dečko cura momak devojka muž žena prijatelj prijateljica komšija susjed susjeda šef kolega baka stvari stvar
kasno zadnji zadnju posljednji komad novac pare buka muzika glazba svjetlo vrata mobitel telefon punjač poruke rođendan igra
krivnja danas jučer juče sutra večer noć noći dan dana put puta tjedan nedelja mjesec godina sat opet onda nije sam`,
  ru: `и в во на с со из у к от до по за под над о об для без при через мой моя моё мое мои моего мою моей мне меня мной я ты он
она оно мы вы они его её ее их нам нас себя себе свой свою кто что когда где как почему потому чтобы но или ни ли не ничего
никогда да всегда еще ещё уже тоже только очень больше много постоянно каждый каждую каждое все всё всех другой этот эта это
эти тот есть был была было быть делает сделал сделала говорит сказал сказала идет хочет может должен оставляет оставил
оставила ест съел съела съедает пьет пьёт выпил выпила берет берёт взял взяла пользуется ворует украл украла приходит пришел
опаздывает храпит платит заплатил знает спит моет убирает готовит кричит смотрит выносит забывает забыл забыла отвечает
обещал обещала вернул возвращает сосед соседка квартира дом комната кровать ванная кухня холодильник холодильника посуду
посуда мусор собака кошка машина машину еду еда ужин обед завтрак молоко хлеб сыр брат сестра мама папа мать отец сын дочь
парень девушка муж жена друг подруга начальник коллега бабушка вещи вещь поздно последний последнюю кусок деньги шум музыку
музыка свет дверь телефон зарядку зарядка сообщения день рождения игра сегодня вчера завтра вечер ночь ночам день дни раз раза
неделю месяц год лет час опять потом без`,
  uk: `і й та в у на з із зі до від по за під над о об для без при через мій моя моє мої мого мою моєї мені мене я ти він вона
воно ми ви вони його її їх нам нас себе собі свій свою хто що коли де як чому тому щоб але або ні чи не нічого ніколи так
завжди ще вже також теж тільки лише дуже більше багато постійно кожен кожну кожне все всі інший цей ця це ці той є був була
було бути робить зробив каже сказав сказала йде хоче може повинен залишає залишив залишила їсть з'їв зїв з'їла пє п'є випив
випила бере взяв взяла користується краде вкрав вкрала приходить прийшов запізнюється хропе платить заплатив знає спить миє
прибирає готує кричить виносить забуває забув забула відповідає обіцяв обіцяла повернув повертає сусід сусідка квартира дім
кімната ліжко ванна кухня холодильник холодильника посуд сміття собака кіт машина їжу їжа вечеря обід сніданок молоко хліб
сир брат сестра мама тато мати батько син дочка хлопець дівчина чоловік дружина друг подруга начальник колега бабуся речі
пізно останній останню шматок гроші шум музика музику світло двері телефон зарядку повідомлення день народження гра сьогодні
вчора завтра вечір ніч ночі день дні раз рази тиждень місяць рік років година знову потім`,
  bg: `и в във на с със из от до по за под над о у без при през моят моя мой моята моето моите ми ме аз ти той тя то ние вие те
му го я ѝ й им ни се си свой кой какво когато къде как защо защото че но или нито ли не нищо никога да винаги още вече също
само много повече постоянно всеки всяка всичко всички друг този тази това тези е са беше бил била било има имам нямам няма
прави направи казва каза отива иска може трябва оставя остави яде изяде изял изяла пие изпи взима взе взема ползва краде
открадна идва дойде закъснява хърка плаща плати знае спи мие чисти готви вика гледа изхвърля забравя забрави отговаря обеща
върна връща съквартирант съквартирантът съквартирантката апартамент къща стая легло баня кухня хладилник хладилника чиниите
съдовете пране боклука боклук куче котка кола колата храна храната вечеря обяд закуска мляко хляб сирене брат сестра майка
баща мама татко син дъщеря гадже гаджето приятел приятелка мъж съпруг жена съсед съседът съседката шеф колега баба неща нещо
късно последното последния парче пари шум музика светлина врата телефон зарядното съобщения рожден ден игра днес вчера утре
вечер нощ нощем дни път пъти седмица месец година часа пак после`,
  sr: `и а у на с са из до од по за пред под над о код без при мој моја моје мог моју мојој ми мене ја ти он она оно ви они му
га је ју њен његов њихов нам нас се себе свој ко шта што кад када где како зашто јер да али или ни ли не ништа никад никада
увек још већ такође само јако врло више много стално сваки сваку све сви други тај та то те тог су био била било има имам нема
ради каже рекао рекла иде хоће неће може мора оставља оставио оставила једе појео појела пије попио узима узео узела користи
краде украо украла долази касни хрче плаћа платио зна спава пере чисти кува виче гледа износи баца заборавља обећао вратио
враћа цимер цимерка стан кућа соба кревет купатило кухиња фрижидер фрижидера судове веш ђубре смеће пас мачка ауто храна вечера
ручак млеко хлеб сир брат сестра мама тата мајка отац син ћерка дечко девојка муж жена пријатељ другарица комшија шеф колега
ствари касно последњи комад новац паре бука музика светло врата телефон пуњач поруке рођендан данас јуче сутра вече ноћ дан
пут пута недеља месец година сат опет онда није сам`,
} as const;
