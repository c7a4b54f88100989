import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of letters, contracts, minutes and invitations. */
export const proseConcepts = parseConcepts(`
employmentStart = İşe başlama tarihi|Başlangıç tarihi > işin başladığı gün > İş ne zaman başlıyor?
annualSalary = Yıllık maaş|Yıllık brüt ücret|Yıllık ücret > bir yıldaki ödeme > Yılda ne kadar ödeniyor?
weeklyHours = Haftalık çalışma süresi|Çalışma süresi|Haftalık saat > her hafta çalışılacak süre > Haftada kaç saat çalışılıyor?
vacationDays = Yıllık izin|İzin günleri > yıldaki boş günler > Kaç gün izin var?
probation = Deneme süresi|Deneme dönemi > baştaki deneme zamanı > Deneme süresi ne kadar?
supervisor = Bağlı olduğu yönetici|Amir > yeni çalışanın şefi > Çalışan kime bağlı?
answerDeadline = Son yanıt tarihi|Yanıt için son gün|LCV tarihi > yanıt vermek için son gün > Ne zamana kadar yanıt bekleniyor?
workplace = Çalışma yeri|İş yeri > çalışılan şehir > Nerede çalışılıyor?
meetingDate = Toplantı tarihi|Toplantı günü > bir araya gelinen gün > Toplantı ne zaman yapıldı?
meetingStart = Toplantı başlangıcı|Açılış saati > toplantının başladığı saat > Toplantı saat kaçta başladı?
meetingEnd = Toplantı bitişi|Kapanış saati > toplantının bittiği saat > Toplantı saat kaçta bitti?
meetingPlace = Toplantı yeri|Toplantı salonu > bir araya gelinen şehir > Toplantı nerede yapıldı?
chairperson = Başkan|Toplantı başkanı > toplantıyı yöneten kişi > Toplantıya kim başkanlık etti?
minuteTaker = Tutanağı tutan|Yazman|Raportör > tutanağı yazan kişi > Tutanağı kim tuttu?
nextMeeting = Sonraki toplantı|Gelecek toplantı > yeniden buluşulacak gün > Ne zaman yeniden toplanılacak?
approvedSum = Onaylanan tutar|Onaylanan bütçe > verilmesi kabul edilen para > Ne kadar para onaylandı?
responsiblePerson = Sorumlu|Görevli|Görevi üstlenen > işi yapacak kişi > Görevle kim ilgileniyor?
taskDeadline = Tamamlanma tarihi|Görev için son gün > görevin son günü > Görev ne zamana kadar bitmeli?
eventName = Etkinlik|Etkinlik adı > neye davet edildiği > Ne düzenleniyor?
eventDate = Etkinlik tarihi|Ne zaman > etkinliğin günü > Etkinlik hangi gün?
eventStart = Kapı açılışı|Başlama saati > etkinliğin saati > Etkinlik saat kaçta başlıyor?
venue = Etkinlik yeri|Nerede > etkinliğin yapıldığı mekân > Etkinlik nerede yapılıyor?
host = Düzenleyen|Ev sahibi > davet eden > Kim davet ediyor?
admissionFee = Giriş ücreti|Katılım ücreti > katılmanın bedeli > Katılmak ne kadar?
speaker = Konuşmacı|Konuk konuşmacı > konuşmayı yapan kişi > Kim konuşacak?
overdueAmount = Gecikmiş tutar|Ödenmemiş tutar|Kalan borç > henüz ödenmemiş para > Hâlâ ne kadar borç var?
reminderFee = Hatırlatma ücreti|İhtar masrafı > bu hatırlatmanın bedeli > Hatırlatma ne kadar?
paymentDeadline = Yeni ödeme süresi|En geç ödeme günü|Son süre > paranın gelmiş olması gereken gün > Ne zamana kadar hâlâ ödenebilir?
lastPayment = Alınan ödeme|Son ödeme tutarı|Ödenen > daha önce ödenen para > Daha önce ne kadar ödendi?
lastPaymentDate = Ödemenin alındığı tarih|Son ödemenin tarihi > son paranın geldiği gün > Son ödeme ne zaman geldi?
returnPeriod = İade süresi|Cayma süresi > malı geri gönderme zamanı > Mal ne kadar süre iade edilebilir?
warrantyPeriod = Garanti|Garanti süresi > satıcının kusurdan sorumlu olduğu zaman > Garanti ne kadar sürüyor?
shippingCost = Kargo ücreti|Gönderim ücreti|Kargo > göndermenin bedeli > Teslimat ne kadar?
freeShippingFrom = Ücretsiz kargo alt sınırı|Kargo bedava > bedelsiz teslimat için sipariş tutarı > Hangi tutardan sonra teslimat ücretsiz?
lateInterest = Gecikme faizi|Temerrüt faizi > geç ödemede yüzde > Geç ödemede faiz oranı kaç?
courtPlace = Yetkili mahkeme|Yetkili mahkeme yeri > mahkemesi karar veren şehir > Hangi şehrin mahkemesi yetkili?
client = İş sahibi|Müşteri > hizmeti isteyen taraf > Hizmeti kim istiyor?
contractor = Yüklenici|Hizmet veren|Danışman > işi yapan taraf > Hizmeti kim veriyor?
serviceFee = Hizmet bedeli|Aylık ücret|Ücret > hizmetin fiyatı > Hizmet ne kadar?
paymentTerm = Ödeme vadesi|Ödeme koşulları > ödemek için verilen zaman > Faturalar ne kadar sürede ödenmeli?
contractTerm = Sözleşme süresi|Süre > sözleşmenin ne kadar sürdüğü > Sözleşme ne kadar sürüyor?
effectiveDate = Yürürlük tarihi|Geçerlilik başlangıcı > sözleşmenin geçerli olduğu ilk gün > Sözleşme hangi günden geçerli?
liabilityCap = Sorumluluk sınırı|Azami sorumluluk > ödenecek en yüksek tazminat > Hangi tutara kadar sorumluluk var?
`);
