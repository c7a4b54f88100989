import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of papers with tables: pay, taxes, stays, school, journeys, bills of utilities and workshops. */
export const tableConcepts = parseConcepts(`
hourlyRate = Saat ücreti|Saatlik ücret > bir saat için ödenen > Bir saat için ne ödeniyor?
hoursWorked = Çalışılan saat|Saat|Ödenen saat > ödenen süre > Kaç saat çalışıldı?
taxableIncome = Vergi matrahı|Gelir vergisi matrahı > vergiye giren kısım > Vergi ne kadar üzerinden ödeniyor?
employerPension = BES işveren payı|Emeklilik (işveren) > işverenin emeklilik için ödediği > İşveren emeklilik için ne kadar ödüyor?
employeePension = BES işçi payı|Emeklilik (işçi) > çalışanın emeklilik için ödediği > Çalışan emeklilik için ne kadar ödüyor?
healthInsurance = Sağlık sigortası|Sağlık primi > hastalık için prim > Sağlık sigortasına ne kadar gidiyor?
roomNumber = Oda|Oda no > hangi oda olduğu > Misafir hangi odada kaldı?
checkIn = Geliş|Giriş tarihi > konaklamanın ilk günü > Misafir ne zaman geldi?
checkOut = Ayrılış|Çıkış tarihi > konaklamanın son günü > Misafir ne zaman ayrıldı?
guest = Misafir|Misafir adı > otelde kalan kişi > Orada kim kaldı?
roomRate = Oda fiyatı|Gecelik fiyat > bir gecenin fiyatı > Bir gece ne kadar?
taxYear = Vergi yılı|Vergilendirme dönemi > verginin yılı > Vergi hangi yıl için?
totalIncome = Toplam gelir|Gelir toplamı > kazanılan her şey > Toplam ne kadar kazanıldı?
allowance = İstisna tutarı|İndirim tutarı > vergiye girmeyen kısım > Ne kadarı vergiden muaf?
taxAssessed = Tahakkuk eden vergi|Hesaplanan vergi > yılın vergisi > Ne kadar vergi belirlendi?
prepaid = Geçici vergi|Önceden ödenen vergi > daha önce ödenen vergi > Daha önce ne kadar vergi ödendi?
refund = İade edilecek|Vergi iadesi > geri verilen para > Ne kadar geri veriliyor?
pupil = Öğrenci|Öğrencinin adı > söz konusu çocuk > Hangi öğrenci söz konusu?
className = Sınıfı|Şube > öğrencinin grubu > Öğrenci hangi sınıfta?
schoolYear = Öğretim yılı|Eğitim yılı|Dönemi > karnenin yılı > Hangi öğretim yılı için?
daysAbsent = Devamsızlık|Devamsız gün > öğrencinin gelmediği günler > Öğrenci kaç gün gelmedi?
classTeacher = Sınıf öğretmeni|Rehber öğretmen > sınıfın öğretmeni > Sınıfın öğretmeni kim?
weekEnding = Hafta sonu tarihi|Biten hafta > haftanın son günü > Hangi hafta söz konusu?
totalHours = Toplam saat|Saat toplamı > tüm saatler birlikte > Hepsi kaç saat?
tripPurpose = Seyahat amacı|Gezinin amacı > neden seyahat edildiği > Seyahat ne içindi?
advancePaid = Avans|Eksi avans > önceden verilen para > Önceden ne kadar para verildi?
reimbursement = Geri ödenecek|Çalışana ödenecek > kişinin geri aldığı > Seyahat eden ne kadar geri alıyor?
previousBill = Önceki fatura|Önceki fatura tutarı > daha önce faturalanan > Bir önceki fatura ne kadardı?
standingCharge = Sabit ücret|Abonelik bedeli > tüketimsiz sabit fiyat > Tüketim olmasa da ne ödenir?
unitRate = kWh birim fiyatı|Tarife birim fiyatı > bir birimin fiyatı > Bir birim ne kadar?
discount = İskonto|İndirim|Eksi iskonto > düşülebilecek para > Ne kadar düşülebilir?
discountDeadline = İndirimli ödeme son günü|İskonto için son gün > daha az ödemek için son gün > Ne zamana kadar daha az ödenebilir?
instalment = Aylık taksit|Taksit|Yeni taksit > her ay ödenen > Her ay ne kadar ödeniyor?
nextReadingDate = Sonraki okuma|Sonraki okuma tarihi > sayacın yeniden okunacağı gün > Sayaç ne zaman yeniden okunacak?
mileage = Kilometre|Km sayacı > arabanın gittiği yol > Araba ne kadar gitti?
labourHours = İşçilik saati|Harcanan süre > işin saati > İş kaç saat sürdü?
labourRate = İşçilik birim ücreti|Ücret/saat > bir saat işin fiyatı > Bir saat iş ne kadar?
labourCost = İşçilik|Toplam işçilik > işin fiyatı > İş ne kadar tuttu?
partsCost = Yedek parça|Toplam parça|Malzeme > parçaların fiyatı > Parçalar ne kadar tuttu?
`);
