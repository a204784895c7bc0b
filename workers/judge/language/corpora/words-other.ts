/**
 * Words of complaints in languages of other families that are written in Latin letters, or in Arabic or Devanagari
 * ones.
 */
export const OTHER_WORDS = {
  tr: `bir ve ile ama fakat ya da de ki mi mı mu mü bu şu o ben sen biz siz onlar benim senin onun bizim sizin onların bana
sana ona bize beni seni onu için gibi kadar daha çok az en her hep hiç hiçbir asla her zaman sürekli yine artık bile sadece
şey şeyi şeyler kim ne nerede nasıl neden niye çünkü değil yok var vardı evet hayır bugün dün yarın akşam gece sabah gün gün
kez kere hafta ay yıl saat önce sonra şimdi yedi yiyor yemiş içti içiyor aldı alıyor almış çaldı çalıyor geldi geliyor gelmiyor
gidiyor gitti yapıyor yapmıyor yaptı diyor dedi söyledi bıraktı bırakıyor kullanıyor horluyor ödemiyor ödedi biliyor uyuyor
yıkamıyor yıkıyor temizlemiyor bağırıyor konuşuyor bakıyor atıyor atmıyor unutuyor unuttu cevap vermiyor veriyor söz verdi
istiyor etti ediyor oldu oluyor kaldı ev evde arkadaşım arkadaşı arkadaş oda odam yatak banyo mutfak buzdolabı buzdolabından
bulaşık bulaşıkları çamaşır çöp çöpü köpek kedi araba arabamı arabayı yemek yemeğimi yemeği kahvaltı süt ekmek peynir kardeşim
kardeş abim ablam annem babam oğlum kızım sevgilim erkek kız kocam karım eşim komşu komşum patron müdür kuzenim teyzem halam
son dilim parça para gürültü müzik ışık kapı telefon telefonumu şarj aleti mesaj mesajlarıma doğum günü oyun suç geç kalıyor`,
  hu: `a az egy és vagy de hogy nem nincs sem soha sosem mindig még már is csak nagyon több sok minden mindent mindenki valami
valaki semmi senki én te ő mi ti ők engem téged őt nekem neked neki velem vele enyém tőlem ki mi mit mikor hol hogyan miért mert
ha ez ezt az azt ezek olyan van vannak volt voltak lesz lehet kell akar tud csinál csinálja csinált mond mondja mondta megy
hagy hagyja hagyta eszik eszi ette megette megeszi ivott iszik megitta vesz vette elvette elviszi használja lop lopja ellopta
jön jött késik elkésik horkol fizet fizetett alszik mosogat mos takarít főz kiabál beszél néz dob viszi elfelejti elfelejtette
válaszol megígérte ígérte adta vissza lakótársam lakótárs szobatársam lakás ház szoba ágy fürdő konyha hűtő hűtőből mosogatás
edény szemét szemetet kutya macska autó autómat kaja ételt ebéd ebédemet vacsora reggeli tej kenyér sajt testvérem öcsém bátyám
húgom nővérem anyám apám fiam lányom barátom barátnőm férjem feleségem haver szomszéd szomszédom főnököm kolléga nagymama
dolgok késő utolsó szelet darab pénz zaj zene lámpa ajtó telefon telefonom töltőm töltő üzenet üzenetekre születésnap játék
hiba ma tegnap holnap este éjjel éjszaka nap napja minden reggel alkalommal hét hónap év óra megint aztán utána állandóan`,
  fi: `ja tai mutta että jos kun koska niin ei en et eivät ole oli olla on ovat olen hän minä sinä me te he minun sinun hänen
meidän minua minulle minulta mun sun sen se tämä tuo mä sä aina koskaan ikinä vielä jo myös vain vaan todella enemmän paljon
kaikki kaikkea mitään kukaan joku jotain joka toinen sama mikä mitä kuka missä miten miksi ilman kanssa söi syö syönyt joi juo
juonut otti ottaa varasti varastaa käyttää tuli tulee myöhässä kuorsaa maksaa maksanut tietää nukkuu pese tiskaa siivoa siivoaa
huutaa puhuu katsoo heittää jättää jätti unohtaa unohti vastaa lupasi palauttanut palauttaa sanoo sanoi tekee teki menee haluaa
voi pitää täytyy kämppis kämppikseni kämppä asunto talo huone sänky kylpyhuone keittiö jääkaappi jääkaapista tiskit tiskejä
pyykki roskat roskia koira kissa auto autoni ruoka ruokani ruokaa päivällinen lounas aamiainen maito leipä juusto veli veljeni
sisko siskoni äiti isä poika tytär poikaystävä poikaystäväni tyttöystävä mies vaimo ystävä ystäväni kaveri kaverini naapuri
naapurini pomo työkaveri mummo tavarat viimeinen viimeisen pala palan rahaa rahat melu musiikki musiikkia valo ovi puhelin
laturi laturini viesti viesteihin syntymäpäivä peli vika tänään eilen huomenna ilta yö yöllä päivä kertaa viikko kuukausi vuosi
tunti taas sitten`,
  id: `yang dan atau tapi tetapi di ke dari untuk dengan tanpa pada oleh ini itu saya aku gue gua kamu kau lo lu dia ia kami kita
mereka nya ku mu tidak tak gak ga nggak enggak bukan belum jangan sudah udah telah sedang lagi akan masih selalu tidak pernah
pernah sering terus setiap tiap semua sama aja saja cuma hanya juga sangat banget lebih paling banyak siapa apa kapan mana
kenapa bagaimana karena kalau jika ada adalah bisa harus mau boleh punya makan dimakan memakan minum diminum ambil mengambil
pakai memakai pake curi mencuri dicuri datang terlambat telat ngorok mendengkur bayar membayar tahu tidur cuci mencuci bersih
masak teriak bicara ngomong lihat buang membuang lupa balas membalas jawab janji kembalikan mengembalikan balikin bilang kata
suruh buat bikin tinggal meninggalkan teman temanku temen sekamar kos rumah kamar kasur dapur kulkas piring cucian sampah anjing
kucing mobil motor makanan makananku nasi sarapan susu roti kakak adik abang ibu bapak ayah mama papa anak pacar pacarku suami
istri tetangga bos rekan sepupu nenek kakek barang telat terakhir potong uang duit berisik musik lampu pintu hp charger pesan
chat ulang tahun main salah hari malam pagi siang sore kali minggu bulan tahun jam kemarin besok sekarang dong sih deh kok nih`,
  vi: `là và hoặc nhưng của cho với không có được bị đã đang sẽ cũng vẫn còn luôn luôn bao giờ chưa chẳng rất quá nhiều ít hơn
nhất mỗi mọi tất cả cái con chiếc này kia đó ấy tôi tao mình em anh chị bạn nó họ chúng ta ông bà cô chú ai gì nào đâu sao tại
vì nếu khi thì mà để ở trong ngoài trên dưới từ đến về ra vào lên xuống lại ăn uống lấy ăn cắp trộm dùng đến muộn trễ ngáy trả
tiền biết ngủ rửa dọn nấu hét nói nhìn vứt quên hứa làm đi muốn phải để bỏ hết mất phòng nhà giường bếp tủ lạnh bát đĩa chén
quần áo rác chó mèo xe cơm đồ sữa bánh mì phô mai trai gái mẹ bố ba má chồng vợ yêu hàng xóm sếp đồng nghiệp miếng cuối cùng
ồn nhạc đèn cửa điện thoại sạc tin nhắn sinh nhật lỗi hôm nay qua mai tối đêm sáng ngày lần tuần tháng năm giờ suốt cứ`,
  tl: `ang ng sa mga si ni kay na nang ay at o pero kasi dahil kung kapag pag hindi di wala walang may mayroon meron ako ko akin
aking ikaw ka mo iyo siya niya kanya kanyang kami namin natin tayo sila nila kanila ito iyan iyon yan yun yung nito dito doon
sino ano kailan saan paano bakit lagi laging palagi palaging parati parating lang din rin naman pa ba po nga daw raw talaga
sobra masyado lahat bawat tuwing kahit gusto ayaw pwede dapat kumain kinain kinakain kain uminom ininom kinuha kumuha ginamit
gumamit ninakaw dumating dumarating late humihilik nagbayad binayaran magbayad natutulog naghuhugas hugas naglilinis nagluluto
sumisigaw nagsasalita nakalimutan sumasagot nangako binalik ibinalik sinabi sabi ginawa gawa iniwan iniiwan kasama kuwarto
kwarto bahay kama banyo kusina ref pinggan plato labada basura aso pusa kotse sasakyan pagkain ulam kanin almusal gatas tinapay
keso kapatid kuya ate nanay tatay mama papa anak boyfriend girlfriend jowa asawa kaibigan kapitbahay amo pinsan tita tito lola
lolo gamit huli huling piraso pera ingay tugtog ilaw pinto telepono cellphone mensahe kaarawan laro kasalanan ngayon kahapon
bukas gabi umaga araw beses linggo buwan taon oras`,
  sw: `na au lakini ya wa za la cha vya kwa katika ni si hii hiyo huyu huyo ile yangu wangu langu changu zangu vyangu yake wake
lake yako wako yetu wetu yao mimi wewe yeye sisi ninyi wao kila siku zote kabisa kamwe bado pia tu sana zaidi mengi yote wote
nani nini lini wapi vipi kwanini kwa sababu kama hana ana nina wana alikuwa amekuwa anakula alikula amekula hakuna hawezi
anaweza lazima anataka alichukua amechukua anachukua aliiba ameiba anatumia alitumia anakuja huchelewa anachelewa anakoroma
halipi alilipa anajua analala haoshi anaosha hasafishi anapika anapiga kelele anaongea anatupa hatupi alisahau amesahau
hajibu anajibu aliahidi ameahidi alirudisha hajarudisha anasema alisema anafanya alifanya aliacha anaacha hataki rafiki
mwenzangu chumba nyumba kitanda bafu jikoni friji vyombo nguo takataka mbwa paka gari chakula chai chakula cha maziwa mkate
kaka dada mama baba mtoto mume mke mpenzi jirani bosi binamu bibi babu vitu mwisho kipande pesa kelele muziki taa mlango simu
chaja ujumbe mchezo leo jana kesho usiku asubuhi jioni mara wiki mwezi mwaka saa tena daima`,
  hi: `mera meri mere mujhe mujhse maine main mai hum hamara hamari humko tu tum tera teri tumhara aap uska uski uske usne unka
unki usko woh wo ye yeh vo kya kab kahan kaise kyun kyu kyunki ki ka ke ko se me mein par pe aur ya lekin magar agar toh to bhi
hi nahi nahin nhi na mat hai hain hu hoon tha thi the hota hoti raha rahi rahe gaya gayi gaye kar karta karti karte kiya kiye
diya diye leta leti liya lia le de deta deti kha khaa khata khati khaya khana pi pita piya chura churata churaya aata aati aaya
aati jata jati bolta bolti bola kehta kehti kaha sota soti kharrate leta paise wapas bhool hamesha kabhi roz har din raat subah
shaam baar hafte mahine saal aaj kal bahut bohot zyada kam sab sabka kuch koi kisi apna apni apne bhai behen bahen didi maa
mummy papa pitaji beta beti pati patni biwi dost yaar padosi ghar kamra kamre rasoi bartan kapde kachra kutta billi gaadi doodh
roti chai aakhri tukda shor gaana light darwaza phone kiraya ladai galti jhooth sach wala wali saath baad pehle abhi der
tumne tumhe tumhari tumse is iska baat kissa kahaani sunaya laga bhale likha jaati jaane dete log sahi theek kehna achha
sawaal jawaab aage hui hua ab tak`,
  "hi-Deva": `मेरा मेरी मेरे मुझे मैंने मैं का की के को से में पर और या लेकिन है हैं था थी थे होता नहीं कभी हमेशा हर रोज रोज़ रात दिन भाई बहन
मम्मी पापा पति पत्नी दोस्त पड़ोसी खाना खा खाता खाती खाया लेता लेती जाता जाती गया गई करता करती किया दिया लिया वह वो यह उसने उसकी
उसका कोई कुछ बहुत भी ही तो पैसे वापस बर्तन कचरा गाड़ी आखिरी टुकड़ा शोर फोन चार्जर देर आता आती बिना पूछे साथ कमरे लाइट`,
  fa: `و در به از که این آن را با برای من تو او ما شما آنها هم همه هر هیچ هیچوقت همیشه است هست نیست بود شد می نمی کرد کرده خورد
خورده میخوره میکنه نمیکنه کند برادرم خواهرم دوستم همخونه هم‌خونه هم‌اتاقی اتاقیم مادرم پدرم شوهرم زنم همسایه غذای غذا
یخچال ظرف ظرفا ظرف‌ها شب روز بار آخرین تکه ولی اما چون اگر تا یک یه پول ماشین دیر میاد گفت میگه خانه خونه برمیداره برداشت
پیتزای نمیشوره چرا دیگه خیلی اصلا جواب نمیده موهامو شارژر شارژرم`,
  ar: `في من على إلى الى عن مع هذا هذه ذلك التي الذي ان أن إن لا ما لم لن قد كل كان كانت هو هي انا أنا أنت نحن هم دائما دائماً
أبدا ابدا اكل أكل يأكل ياكل شرب يشرب أخذ اخذ ياخذ يأخذ سرق يسرق صديقي صديقتي اخي أخي اختي أختي امي أمي ابي أبي زوجي زوجتي
جاري زميلي زميلتي مديري طعامي البيت الغرفة السكن المطبخ الثلاجة الصحون الأطباق القمامة السيارة سيارتي الليل ليلة يوم كل مرة
مرات قال يقول بعد قبل بدون حتى لكن او أو و يا مش ليس لي له لها بتاعي بتاعتي كمان عشان علشان ده دي اللي فلوسي البيتزا قطعة آخر
الأخيرة يتأخر متأخرا يشخر هاتفي الشاحن شاحني رسائلي
هل هناك قاعدة الأمر سبق حديث بين أحد صديق سماع القصة اعتذر الآن شهر كوب شاي دقائق سنة دون معظم الناس لهذه حدث عند بعيد لشخص
بصراحة قليلا صوتك خسرت عندك أمر جاء شكوى أيضا سؤال صحيح شيء جواب رواية أخرى`,
  ur: `میرا میری میرے مجھے میں نے کا کی کے کو سے پر اور یا لیکن ہے ہیں تھا تھی تھے ہوتا رہا رہی گیا گئی کر کرتا کرتی کیا دیا لیا
نہیں کبھی ہمیشہ ہر روز رات دن بھائی بہن امی ابو شوہر بیوی دوست پڑوسی کھانا کھا کھاتا کھاتی کھایا لیتا جاتا وہ یہ اس ان کوئی کچھ
بہت بھی ہی تو پیسے واپس برتن کچرا گاڑی آخری ٹکڑا شور فون چارجر دیر آتا بغیر پوچھے ساتھ کمرے`,
  mr: `माझा माझी माझे माझ्या मला मी आहे आहेत होता होती नाही नेहमी कधीच कधी आणि पण तो ती ते तू आम्ही त्याने तिने त्याचा खाल्ला
खाल्ली खातो खाते करतो करते भाऊ बहीण आई बाबा नवरा बायको मित्र मैत्रीण शेजारी जेवण रोज रात्री घेतो घेतले परत देत भांडी कचरा शेवटचा`,
  ne: `मेरो मलाई म छ छन् थियो छैन सधैं कहिल्यै र तर उ उनी उसले उनले खायो खान्छ खाइदियो गर्छ गर्दैन दाइ दिदी भाइ बहिनी आमा बुबा साथी
छिमेकी खाना हरेक राति फर्काउँदैन भाँडा फोहोर अन्तिम मेरा`,
} as const;
