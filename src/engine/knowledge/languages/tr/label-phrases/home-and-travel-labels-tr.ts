/** Homes, utilities, insurance, vehicles, travel, hotels, events: Turkish. */
export const homeAndTravel = {
  landlord: `kiraya veren, kiralayan (ad), ev sahibi, mal sahibi
    = Kiraya Veren, Kiralayan, Mal Sahibi, Ev Sahibi, Kiraya Verenin Adı Soyadı`,
  tenant: `kiracı (ad), kiracı ad soyad, kirala ad, kiraya tutan = Kiracı, Kiracının Adı Soyadı`,
  premises: `kiralanan, kiralanan adres, taşınmaz adres, kiralanan yer
    = Kiralananın Adresi, Kiralanan Şeyin Cinsi, Taşınmazın Adresi, Adresi`,
  rent: `kira (bedel), aylık kira (bedel), kira tutar
    = Aylık Kira Bedeli, Kira Bedeli, Aylık Kira, Bir Aylık Kira Karşılığı, Kira`,
  security_deposit: `depozito, güvence bedel = Depozito, Güvence Bedeli`,
  lease_start: `kira başlangıç (tarih), kira sözleşme başlangıç tarih
    = Kira Başlangıç Tarihi, Kiranın Başlangıcı, Başlangıç Tarihi`,
  lease_end: `kira bitiş (tarih), kira sözleşme bitiş tarih
    = Kira Bitiş Tarihi, Sözleşme Bitiş Tarihi, Kiranın Sona Ereceği Tarih, Bitiş Tarihi`,
  lease_term: `kira süre, kira müddet, sözleşme süre, kira sözleşme süre
    = Kira Süresi, Kira Müddeti, Sözleşme Süresi, Süresi`,
  start_date: `başlangıç (tarih) = Başlangıç Tarihi, Başlangıç`,
  end_date: `bitiş (tarih) = Bitiş Tarihi, Bitiş, Sona Erme Tarihi`,
  effective_date: `yürürlük tarih, yürürlüğe giriş tarih, geçerlilik yürürlük tarih
    = Yürürlük Tarihi, Yürürlüğe Giriş Tarihi, Geçerlilik Tarihi`,
  agreement_date: `sözleşme tarih, sözleşme imza/yapıldığı tarih
    = Sözleşme Tarihi, Sözleşmenin Tarihi, Sözleşme İmza Tarihi, İmza Tarihi`,
  purchase_price: `satış bedel/fiyat, satış fiyatı, alım bedel, alış fiyat, konut fiyat
    = Satış Bedeli, Satış Fiyatı, Alış Bedeli, Fiyat, Satış Değeri`,
  living_area: `alan konut/ev/daire, yüzölçümü ev/konut, net alan, brüt alan, metrekare, net metrekare
    = Net Alan, Brüt Alan, m² (Net), m² (Brüt), Alan, Yüzölçümü, Metrekare`,
  lot_size: `arsa/tarla alan/yüzölçümü, yüzölçüm, arsa metrekare = Yüzölçümü, Arsa Alanı, Yüz Ölçümü`,
  rooms: `oda sayı = Oda Sayısı`,
  year_built: `yapım yıl, bina yaş, bina yapım yıl, inşa yıl = Yapım Yılı, İnşa Yılı, Bina Yaşı, İnşaat Yılı`,
  parcel_number: `parsel no, ada parsel (no), tapu no, parsel, pafta
    = Parsel No, Ada/Parsel, Parsel, Ada No, Ada, Bağımsız Bölüm No`,
  agent: `emlakçı (ad), emlak danışman, acente (ad), komisyoncu (ad) (soyad), aracı acente
    = Emlak Danışmanı, Acente, Acente Adı, Emlakçı, Aracı, Komisyoncu`,
  meter_number: `sayaç no = Sayaç No, Sayaç Numarası, Sayaç Seri No`,
  meter_reading: `endeks, bitiş endeks, sayaç endeksi = Son Endeks, Endeks, Yeni Endeks`,
  previous_reading: `ilk endeks, önceki endeks = İlk Endeks, Önceki Endeks, Eski Endeks`,
  reading_date: `okuma tarih, sayaç okuma tarih, endeks okuma tarih
    = Okuma Tarihi, Son Okuma Tarihi, Sayaç Okuma Tarihi`,
  consumption: `tüketim, toplam tüketim, tüketim tutar
    = Tüketim, Toplam Tüketim, Tüketim Miktarı, Tüketim (kWh)`,
  billing_period: `fatura dönemi = Fatura Dönemi, Dönem`,
  supply_address: `tesisat adres, abone adres, kullanım adres, tüketim yer adres
    = Tesisat Adresi, Abone Adresi, Kullanım Yeri Adresi, Adres?`,
  supply_number: `tesisat no, abone tesisat no, tekil kod, sözleşme hesap no, etso kodu
    = Tesisat No, Tesisat Numarası, Tekil Kod, ETSO Kodu, Sözleşme Hesap No`,
  tariff: `tarife (ad), tarife grup, abone grup, paket ad, tarife paket
    = Tarife, Tarife Adı, Tarifesi, Abone Grubu, Tarife Grubu, Paket`,
  standing_charge: `sabit ücret/bedel, abonelik sabit ücret = Sabit Ücret, Sabit Bedel, Abonelik Bedeli`,
  unit_rate: `birim fiyat kwh/m3/enerji, kwh fiyat, enerji birim fiyat
    = Birim Fiyat (TL/kWh), Enerji Birim Fiyatı, Birim Fiyat, TL/kWh, TL/m3`,
  supplier_energy: `elektrik/gaz/su/enerji şirket/firma/dağıtıcı, dağıtım şirket, tedarik şirket, görevli tedarik
    = Dağıtım Şirketi, Tedarik Şirketi, Görevli Tedarik Şirketi, Elektrik Dağıtım A.Ş.`,
  bill_number: `fatura sıra no elektrik/su/telefon, elektrik/su/telefon/doğalgaz fatura no
    = Fatura No, Fatura Sıra No, Fatura Seri/No`,
  phone_line: `hat no, hizmet no, abone telefon no, gsm hat no
    = Hat No, Hizmet No, Hat Numarası, Telefon No, GSM No, Cep Telefonu No`,
  subscriber: `abone (ad), abone ad soyad, abone ad unvan
    = Abone, Abone Adı, Abone Adı Soyadı, Abone Adı/Unvanı`,
  data_usage: `veri/internet kullanım, kullanılan veri/internet, data kullanım
    = İnternet Kullanımı, Veri Kullanımı, Data Kullanımı, Mobil İnternet`,
  call_charges: `görüşme/konuşma ücret, aramalar, görüşmeler
    = Görüşme Ücretleri, Konuşma Ücreti, Görüşmeler, Ses`,
  monthly_charge: `aylık abonelik ücret/bedel, aylık sabit ücret, aidat, üyelik aidat/ücret, abonelik ücret
    = Aylık Ücret, Aylık Sabit Ücret, Abonelik Ücreti, Aidat, Üyelik Aidatı, Aylık Aidat, Paket Ücreti`,
  imei: `imei (no) = IMEI, IMEI No, IMEI Numarası`,
  policy_number: `poliçe no, poliçe = Poliçe No, Poliçe Numarası`,
  policyholder: `sigortalı (ad), sigorta ettiren = Sigortalı, Sigorta Ettiren, Sigortalının Adı Soyadı`,
  insurer: `sigortacı, sigorta şirketi, sigorta firma = Sigortacı, Sigorta Şirketi`,
  premium: `prim, toplam prim, brüt prim = Toplam Prim, Brüt Prim, Prim, Ödenecek Prim`,
  sum_insured: `sigorta bedel, teminat tutar/bedel/limit, sigorta teminat tutar
    = Sigorta Bedeli, Teminat Tutarı, Teminat Limiti, Teminat Bedeli, Teminat`,
  deductible: `muafiyet (tutar/oran), tenzili muafiyet
    = Muafiyet, Muafiyet Tutarı, Tenzili Muafiyet, Muafiyet Oranı`,
  policy_period: `poliçe/sigorta süre/dönem, poliçe vade/vadesi
    = Sigorta Süresi, Poliçe Süresi, Poliçe Vadesi, Sigorta Dönemi, Vade`,
  policy_start: `poliçe/sigorta başlangıç (tarih), teminat başlangıç (tarih)
    = Poliçe Başlangıç Tarihi, Başlangıç Tarihi, Sigorta Başlangıç Tarihi, Teminat Başlangıcı`,
  policy_end: `poliçe/sigorta bitiş (tarih), teminat bitiş (tarih), poliçe tarih bitiş
    = Poliçe Bitiş Tarihi, Bitiş Tarihi, Sigorta Bitiş Tarihi, Vade Bitiş Tarihi`,
  policy_type: `poliçe/sigorta tür, poliçe cins, branş, sigorta ürün
    = Poliçe Türü, Sigorta Türü, Branş, Ürün Adı, Ürün`,
  claim_number: `hasar no, hasar dosya no = Hasar No, Hasar Dosya No`,
  claim_amount: `hasar tutar/bedel, tazminat tutar, tahmini hasar tutar
    = Hasar Tutarı, Tazminat Tutarı, Hasar Bedeli, Tahmini Hasar, Ödenen Tazminat`,
  incident_date: `kaza/hasar/olay tarih = Kaza Tarihi, Hasar Tarihi, Olay Tarihi, Kaza Tarihi ve Saati`,
  incident_place: `kaza/hasar/olay yer = Kaza Yeri, Hasar Yeri, Olay Yeri, Kazanın Olduğu Yer`,
  incident_description: `kaza/hasar/olay oluş şekli, kaza/hasar/olay açıklama/anlatım, hasar nedeni
    = Kazanın Oluş Şekli, Hasarın Oluş Şekli, Olayın Anlatımı, Hasar Nedeni, Olay Özeti, Kaza Açıklaması`,
  adjuster: `eksper (ad), hasar eksper = Eksper, Eksper Adı, Hasar Eksperi`,
  plate_number: `plaka (no), araç plaka (no), araç plakası = Plaka, Plaka No, Araç Plakası`,
  vin: `şasi no, şase no = Şasi No, Şase No, Şasi Numarası`,
  vehicle_make: `marka, araç marka, araç markası, araç = Marka, Markası, Marka/Model, Araç`,
  vehicle_model: `araç model, araç tip = Modeli, Model, Tipi, Araç Modeli, Ticari Adı`,
  vehicle_year: `model yıl, araç yıl, üretim yıl (araç) = Model Yılı, Modeli?, Üretim Yılı, İmal Yılı`,
  first_registration: `ilk tescil tarih, trafiğe çıkış tarih, ilk tescil
    = İlk Tescil Tarihi, Trafiğe Çıkış Tarihi`,
  odometer: `kilometre (araç), araç km, km araç, kilometre sayaç
    = Kilometre, Km, Araç Km, KM Bilgisi, Kilometresi`,
  engine_number: `motor no = Motor No, Motor Numarası`,
  fuel_type: `yakıt (tür/cins), yakıt tip = Yakıt Türü, Yakıt Cinsi, Yakıt Tipi, Yakıt`,
  vehicle_colour: `renk, araç reng, araç rengi, rengi = Rengi, Renk, Araç Rengi`,
  vehicle_owner: `araç sahip, ruhsat sahip, araç malik, araç sahip ad
    = Araç Sahibi, Ruhsat Sahibi, Araç Sahibinin Adı Soyadı, Malik, Sahibi`,
  booking_reference: `rezervasyon no, pnr, rezervasyon kodu
    = Rezervasyon No, PNR, PNR No, Rezervasyon Kodu, Rezervasyon Numarası`,
  passenger: `yolcu (ad), yolcu ad soyad = Yolcu Adı, Yolcu, Yolcu Adı Soyadı`,
  ticket_number: `bilet no = Bilet No, E-Bilet No, Bilet Numarası`,
  flight_number: `uçuş no, sefer no, uçuş = Uçuş No, Sefer No, Uçuş, Tren No`,
  airline: `havayolu (ad/firma), hava yolu, uçuşu gerçekleştiren = Havayolu, Havayolu Şirketi, Taşıyıcı`,
  departure_place: `kalkış (yer), nereden = Kalkış, Nereden, Kalkış Yeri`,
  arrival_place: `varış (yer), nereye = Varış, Nereye, Varış Yeri`,
  departure_date: `gidiş tarih, kalkış tarih, seyahat tarih, uçuş tarih
    = Gidiş Tarihi, Kalkış Tarihi, Seyahat Tarihi, Uçuş Tarihi, Tarih?`,
  departure_time: `kalkış saati = Kalkış Saati, Kalkış, Hareket Saati`,
  arrival_time: `varış saati = Varış Saati, Varış`,
  arrival_date: `varış tarih, uçuş varış tarih = Varış Tarihi, Varış`,
  return_date: `dönüş tarih, dönüş = Dönüş Tarihi, Dönüş`,
  seat: `koltuk (no) = Koltuk No, Koltuk`,
  boarding_time: `biniş saat, uçağa biniş saat, kapıda olma saat = Biniş Saati, Biniş Zamanı, Boarding`,
  gate: `kapı (no), biniş kapı, çıkış kapı = Kapı, Biniş Kapısı, Kapı No, Çıkış Kapısı`,
  platform: `peron (no), vagon (no) = Peron, Peron No, Vagon, Vagon No`,
  travel_class: `seyahat/uçuş/kabin sınıf, yolculuk sınıf, bilet sınıf
    = Sınıf, Seyahat Sınıfı, Kabin, Kabin Sınıfı`,
  baggage: `bagaj (hakkı), bagaj hakk = Bagaj, Bagaj Hakkı, Kabin Bagajı`,
  fare: `bilet ücret/fiyat/bedel/tutar, yolculuk ücret
    = Bilet Ücreti, Bilet Fiyatı, Bilet Bedeli, Ücret, Bilet Tutarı`,
  hotel: `otel (ad), konaklama tesis, tesis ad = Otel, Otel Adı, Tesis Adı, Konaklama Yeri`,
  guest: `misafir (ad), konuk (ad) (soyad) = Misafir Adı, Misafir, Konuk`,
  guest_count: `kişi sayı, misafir/konuk/yetişkin/yolcu sayı
    = Kişi Sayısı, Misafir Sayısı, Yetişkin Sayısı, Yetişkin, Yolcu Sayısı, Pax`,
  check_in: `giriş tarih = Giriş Tarihi, Giriş, Check-in`,
  check_out: `çıkış tarih = Çıkış Tarihi, Çıkış, Check-out`,
  nights: `gece sayı, geceleme = Gece Sayısı, Geceleme, Gece`,
  room_type: `oda tip/tür = Oda Tipi, Oda Türü, Oda?`,
  room_number: `oda no, oda = Oda No, Oda Numarası`,
  room_rate: `oda fiyat/ücret, gecelik fiyat/ücret, gece fiyat/ücret
    = Oda Fiyatı, Gecelik Fiyat, Oda Ücreti, Gecelik Ücret`,
  cancellation: `iptal koşul/şart/politika, ücretsiz iptal (tarih), iptal tarih
    = İptal Koşulları, İptal Politikası, Ücretsiz İptal, İptal Şartları`,
  event_name: `etkinlik (ad), konser (ad), gösteri ad, oyun ad
    = Etkinlik Adı, Etkinlik, Konser, Gösteri, Oyun?, Film?`,
  event_date: `etkinlik/konser/gösteri tarih, etkinlik gün = Etkinlik Tarihi, Tarih, Tarih ve Saat`,
  event_time: `etkinlik/konser/gösteri saat, seans = Etkinlik Saati, Saat, Seans`,
  venue: `etkinlik/konser/gösteri yer/mekan, mekan, salon = Mekan, Etkinlik Yeri, Salon, Yer`,
  row: `sıra koltuk, blok, koltuk sıra, tribün = Sıra, Blok, Tribün, Kategori?`,
  doors_open: `kapı açılış (saat), kapılar açılış saat = Kapı Açılış Saati, Kapı Açılış, Kapı Açılışı`,
  rental_pickup: `araç alış/teslim alma tarih/yer/saat, alış tarih/yer/saat, kiralama başlangıç tarih
    = Alış Tarihi, Alış Yeri, Alış, Kiralama Başlangıç Tarihi, Teslim Alma Yeri`,
  rental_return: `araç iade/dönüş tarih/yer/saat, iade yer, araç iade tarih, kiralama bitiş tarih
    = İade Tarihi, İade Yeri, Dönüş Yeri, Kiralama Bitiş Tarihi, Teslim Etme Yeri`,
};
