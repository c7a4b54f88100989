import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of papers with captions: vehicles, journeys, parcels, insurances, persons. */
export const captionConcepts = parseConcepts(`
vin = Şasi no|VIN|Araç kimlik no > şasiye vurulan numara > Şasinin numarası nedir?
vehicleMake = Markası|Üretici > arabayı yapan > Aracı hangi firma yaptı?
vehicleModel = Modeli|Tipi|Ticari adı > arabanın modeli > Hangi model?
firstRegistration = İlk tescil tarihi|İlk tescil > aracın ilk yola çıktığı gün > Araç ilk ne zaman tescil edildi?
engineCapacity = Silindir hacmi|Motor hacmi > motorun büyüklüğü > Motor ne kadar büyük?
enginePower = Motor gücü|Net güç > motorun kuvveti > Motor ne kadar güçlü?
vehicleMass = Net ağırlığı|Boş ağırlık > aracın kilosu > Araç ne kadar ağır?
fuelType = Yakıt cinsi|Yakıt > motorun yaktığı > Araç neyle çalışıyor?
vehicleColour = Rengi|Araç rengi > arabanın boyası > Araç ne renk?
seatCount = Koltuk sayısı|Oturma yeri > kişiler için yer > Kaç kişi oturabilir?
keeper = Ruhsat sahibi|Araç sahibi > aracın üzerine kayıtlı olduğu kişi > Araç kimin üzerine kayıtlı?
gate = Kapı|Biniş kapısı > havaalanındaki çıkış > Hangi kapıdan gidiliyor?
boardingTime = Biniş saati|Uçağa biniş > binme zamanı > Biniş ne zaman başlıyor?
travelClass = Sınıf|Kabin > yerin türü > Yer hangi sınıfta?
ticketNumber = Bilet no|Bilet numarası > biletin numarası > Biletin numarası kaç?
baggageAllowance = Bagaj|Bagaj hakkı > alınabilen bagaj > Ne kadar bagaj alınabilir?
shipper = Gönderen|Gönderici > malı yollayan > Paketi kim yolluyor?
consignee = Teslim alacak|Alıcı firma > malı alan > Paketi kim alıyor?
trackingNumber = Takip no|Gönderi no|Takip numarası > paketi izleme numarası > Paket hangi numarayla izlenebilir?
parcelWeight = Ağırlık|Brüt ağırlık > paketin kaç kilo olduğu > Paket ne kadar ağır?
parcelCount = Koli sayısı|Parça|Adet > kaç paket olduğu > Kaç koli var?
tour = Tur|Sefer|Güzergâh no > dağıtım turunun numarası > Hangi tur getiriyor?
driver = Sürücü|Şoför|Kurye > kullanan kişi > Kim kullanıyor?
deliveryDate = Teslim tarihi|Teslimat günü > malın geldiği gün > Mal ne zaman teslim ediliyor?
deliveryAddress = Teslimat adresi|Teslim yeri > malın gittiği yer > Mal nereye götürülüyor?
goodsDescription = İçerik|İçeriğin tanımı|Malın cinsi > pakette olan > Gönderide ne var?
goodsValue = Değer|Beyan edilen değer|Gümrük değeri > malın ettiği para > Mal ne kadar değerli?
originCountry = Menşe ülke|Malın menşei > malın geldiği ülke > Mal hangi ülkede yapıldı?
tariffCode = GTİP|Tarife no|HS kodu > gümrük tarifesindeki numara > Hangi tarife numarasına giriyor?
policyHolder = Sigorta ettiren|Sigortalı > sigortası olan kişi > Kim sigortalı?
insuredSum = Sigorta bedeli|Teminat tutarı > sigortanın ödediği en çok > Hangi tutara kadar sigortalı?
premium = Yıllık prim|Prim > sigortanın fiyatı > Sigorta ne kadar?
deductible = Muafiyet|Tenzili muafiyet > kişinin kendi ödediği kısım > Kişi kendisi ne kadar öder?
coverStart = Sigorta başlangıcı|Teminat başlangıcı > sigortanın ilk günü > Ne zamandan beri teminat var?
coverEnd = Sigorta bitişi|Teminat bitişi > sigortanın son günü > Ne zamana kadar teminat var?
fatherName = Baba adı|Babası > erkek ebeveyn > Babası kim?
motherName = Anne adı|Annesi > kadın ebeveyn > Annesi kim?
nationality = Uyruğu|Vatandaşlık > kişinin ülkesi > Kişi hangi ülkenin vatandaşı?
`);
