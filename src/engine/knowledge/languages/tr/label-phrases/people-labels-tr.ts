/** Persons, civil records, schools, health, laboratories: Turkish. */
export const people = {
  person_name: `ad soyad, ad soyadı, ad = Adı Soyadı, Ad Soyad, Adı ve Soyadı, Ad?`,
  surname: `soyad, soyadı = Soyadı, Soyad`,
  given_name: `ad ön, ön ad = Adı, Ad, Ön Adı`,
  middle_name: `ikinci ad = İkinci Adı, İkinci Ad`,
  birth_date: `doğum tarih = Doğum Tarihi, D. Tarihi, Doğum Yeri ve Tarihi?`,
  birth_place: `doğum yer = Doğum Yeri, Doğum Yeri ve Tarihi?`,
  sex: `cinsiyet, cinsiyeti = Cinsiyeti, Cinsiyet`,
  age: `yaş, hasta yaş = Yaşı, Yaş, Yaş/Cinsiyet`,
  height: `boy = Boy, Boyu, Boy (cm)`,
  eye_colour: `göz reng, göz rengi = Göz Rengi`,
  blood_type: `kan grubu, kan grup = Kan Grubu, Kan Gr.`,
  marital_status: `medeni hali, medeni durum = Medeni Hali, Medeni Durumu`,
  passport_number: `pasaport no = Pasaport No, Pasaport Numarası`,
  id_number: `kimlik no, tc kimlik no, tckn
    = T.C. Kimlik No, TC Kimlik No, TCKN, Kimlik No, T.C. Kimlik Numarası`,
  driving_licence_number: `sürücü belge no, ehliyet no, ehliyet, sürücü belgesi
    = Sürücü Belgesi No, Ehliyet No, Sürücü Belge No, Belge No`,
  licence_class: `ehliyet/sürücü belge sınıf, sınıf ehliyet
    = Sınıfı, Ehliyet Sınıfı, Sürücü Belgesi Sınıfı, Belge Sınıfı`,
  father: `baba ad = Baba Adı`,
  mother: `anne ad, ana ad = Anne Adı, Ana Adı`,
  maiden_name: `kızlık soyad, evlenmeden önceki soyad, önceki soyad
    = Kızlık Soyadı, Evlenmeden Önceki Soyadı, Önceki Soyadı`,
  child: `çocuk (ad), bebek (ad), çocuğun ad = Çocuğun Adı, Bebeğin Adı, Çocuk, Çocuğun Adı Soyadı`,
  spouse: `eş (ad), eşinin ad, eşi (ad) (soyad) = Eşinin Adı, Eş, Eşi, Eşinin Adı Soyadı`,
  groom: `damat (ad), erkek eş = Damat, Erkek, Erkeğin Adı Soyadı`,
  bride: `gelin (ad), kadın eş = Gelin, Kadın, Kadının Adı Soyadı`,
  marriage_date: `evlenme/evlilik/nikah tarih, düğün tarih = Evlenme Tarihi, Evlilik Tarihi, Nikah Tarihi`,
  marriage_place: `evlenme/evlilik/nikah yer = Evlenme Yeri, Nikah Yeri, Evlendiği Yer`,
  death_date: `ölüm/vefat tarih = Ölüm Tarihi, Vefat Tarihi, Ölüm Günü`,
  registrar: `nüfus memur, evlendirme memur, nüfus müdür = Nüfus Memuru, Evlendirme Memuru, Nüfus Müdürü`,
  registration_district: `nüfus müdürlüğü, kayıtlı ilçe, nüfus kayıtlı il/ilçe
    = Nüfus Müdürlüğü, Nüfusa Kayıtlı Olduğu İlçe, İlçesi, Kayıtlı Olduğu Yer`,
  certificate_number: `sertifika no, belge sertifika no, sertifika, diploma no
    = Sertifika No, Sertifika Numarası, Diploma No, Belge No`,
  certificate_date: `sertifika/belge tarih veriliş, sertifika tarih, diploma tarih
    = Sertifika Tarihi, Veriliş Tarihi, Belge Tarihi, Diploma Tarihi`,
  student_name: `öğrenci ad, öğrenci ad soyad, öğrenci (ad) (soyad)
    = Öğrencinin Adı Soyadı, Öğrenci Adı, Öğrenci`,
  student_number: `öğrenci no, okul no = Öğrenci No, Okul No, Öğrenci Numarası`,
  school: `okul (ad), üniversite = Okul Adı, Okul, Üniversite, Okulu`,
  degree: `derece, mezuniyet derece, diploma (derece), akademik unvan
    = Derecesi, Derece, Unvan, Lisans, Diploma`,
  field_of_study: `bölüm öğrenci/okul/üniversite, alan eğitim, program (ad), ana bilim dal, öğrenim alan, fakülte
    = Bölümü, Program, Programı, Fakülte, Alanı, Anabilim Dalı, Fakültesi`,
  course: `ders (ad), kurs (ad), eğitim ad, eğitim konu
    = Ders Adı, Ders, Kurs Adı, Eğitimin Adı, Eğitim Konusu, Kurs`,
  graduation_date: `mezuniyet/mezun tarih, diploma mezuniyet tarih
    = Mezuniyet Tarihi, Mezun Olduğu Tarih, Bitirme Tarihi`,
  grade: `not ders/sınav/bitiş, başarı not, puan = Notu, Başarı Notu, Puan, Harf Notu, Puanı, Başarı Puanı`,
  school_class: `sınıf, sınıf şube, öğrenci sınıf = Sınıfı, Sınıf, Sınıf/Şube, Şubesi`,
  grade_average: `not ortalama, ortalama, genel not ortalama, ağırlıklı ortalama, başarı ortalama
    = Genel Not Ortalaması, Ortalama, Not Ortalaması, GNO, AGNO, Ağırlıklı Ortalama, Yıl Sonu Başarı Puanı`,
  school_year: `öğretim yıl, eğitim öğretim yıl, ders yıl, akademik yıl, yarıyıl
    = Öğretim Yılı, Eğitim Öğretim Yılı, Ders Yılı, Akademik Yıl, Yarıyıl, Dönem?`,
  teacher: `öğretmen (ad), sınıf öğretmen, eğitmen (ad) (soyad), öğretim üye, danışman öğretmen
    = Öğretmen, Sınıf Öğretmeni, Eğitmen, Öğretim Üyesi, Sınıf Rehber Öğretmeni, Ders Öğretmeni`,
  principal_of_school: `okul müdür, rektör (ad) (soyad), dekan (ad) (soyad), okul müdür ad
    = Okul Müdürü, Müdür, Rektör, Dekan`,
  absences: `devamsızlık, devamsızlık gün (sayı), özürsüz devamsızlık
    = Devamsızlık, Devamsızlık Gün Sayısı, Özürsüz, Özürlü, Devamsızlık Bilgisi`,
  patient_name: `hasta ad, hasta (ad) (soyad), hasta ad soyad
    = Hasta Adı, Hasta Adı Soyadı, Hastanın Adı Soyadı, Hasta`,
  patient_number: `hasta no, protokol no (hasta), hasta dosya no
    = Hasta No, Protokol No, Dosya No, Hasta Protokol No`,
  physician: `doktor (ad), hekim (ad) (soyad) = Doktor, Hekim, Dr., Doktor Adı`,
  referring_physician: `isteyen doktor, istem yapan doktor, sevk eden doktor, gönderen doktor, istek yapan doktor
    = İsteyen Doktor, İstem Yapan Doktor, İsteyen Hekim, Gönderen Doktor, Sevk Eden Hekim, İstek Yapan Doktor`,
  hospital: `hastane (ad), klinik, sağlık kurum, poliklinik, sağlık tesis
    = Hastane, Hastane Adı, Sağlık Kurumu, Poliklinik, Klinik, Tesis Adı, Servis?`,
  diagnosis: `tanı, teşhis = Tanı, Teşhis, Ön Tanı`,
  symptoms: `şikayet, şikayetler, hasta şikayet, öykü, belirtiler
    = Şikayeti, Şikayet, Öykü, Hikayesi, Yakınmalar, Belirtiler`,
  admission_date: `yatış tarih, kabul tarih, hastane yatış/giriş tarih, başvuru kabul tarih
    = Yatış Tarihi, Kabul Tarihi, Hastaneye Yatış Tarihi, Hasta Kabul Tarihi`,
  discharge_date: `taburcu tarih, hastane çıkış tarih, hasta çıkış tarih, taburcu
    = Taburcu Tarihi, Çıkış Tarihi, Hastaneden Çıkış Tarihi`,
  medication: `ilaç (ad), ilaçlar, kullanılan ilaçlar
    = İlaç Adı, İlaç, İlaçlar, İlacın Adı, Kullandığı İlaçlar`,
  dosage: `doz, ilaç doz, kullanım şekli (ilaç) = Doz, Dozu, Kullanım Şekli, Doz/Periyot`,
  refills: `tekrar sayı reçete = Tekrar`,
  prescription_number: `reçete no, e reçete no, reçete = Reçete No, E-Reçete No, Reçete Numarası`,
  prescription_date: `reçete tarih = Reçete Tarihi, Tarih?`,
  pharmacy: `eczane (ad), eczacı = Eczane, Eczane Adı, Eczacı`,
  allergies: `alerji, alerjiler, bilinen alerji = Alerji, Alerjiler, Alerjileri, Bilinen Alerjiler`,
  sample_number: `numune/örnek no, barkod no numune, laboratuvar no
    = Numune No, Örnek No, Laboratuvar No, Barkod, Lab No`,
  sample_type: `numune/örnek tür, materyal, numune cins
    = Numune Türü, Örnek Türü, Materyal, Numune Cinsi, Örnek Tipi`,
  collection_date: `numune/örnek alma/alınma/alınış tarih, kan alma tarih, numune tarih
    = Numune Alma Tarihi, Örnek Alma Tarihi, Numune Alınma Tarihi, Numune Alım Tarihi, Örnek Alım Zamanı`,
  sample_received: `numune/örnek kabul tarih, numune laboratuvar geliş tarih, numune geliş tarih
    = Numune Kabul Tarihi, Örnek Kabul Tarihi, Laboratuvar Kabul Tarihi, Numune Geliş Tarihi, Kabul Zamanı`,
  report_date: `rapor tarih, sonuç tarih, rapor düzenleme tarih
    = Rapor Tarihi, Sonuç Tarihi, Onay Tarihi?, Uzman Onay Zamanı`,
  report_number: `rapor no, tutanak no = Rapor No, Rapor Numarası, Tutanak No`,
  test_name: `test (ad), tetkik (ad), analiz (ad), istenen tetkik, parametre
    = Test Adı, Tetkik, Test, Tetkik Adı, Analiz, Parametre`,
  test_date: `test/tetkik/analiz/deney/muayene tarih
    = Test Tarihi, Analiz Tarihi, Deney Tarihi, Muayene Tarihi, Tetkik Tarihi`,
  test_method: `yöntem, metot, test/analiz/deney metot/yöntem
    = Metot, Yöntem, Test Metodu, Deney Metodu, Metod`,
  result: `sonuç, test/sınav/tetkik sonuç, sonuçlar = Sonuç, Sonuçlar, Test Sonucu, Sonucu, Değer?`,
  reference_range: `referans aralık/değer, normal değer, referans aralığı
    = Referans Aralığı, Referans Değeri, Referans Değerler, Normal Değerler, Ref. Aralığı`,
  laboratory: `laboratuvar (ad), laboratuvarın ad = Laboratuvar, Laboratuvar Adı`,
  technician: `teknisyen (ad), servis teknisyen, laborant (ad) (soyad), teknik personel
    = Teknisyen, Servis Teknisyeni, Muayeneyi Yapan, Laborant, Deneyi Yapan, Analizi Yapan`,
  inspection_date: `denetim/kontrol/muayene tarih, ekspertiz tarih, periyodik kontrol tarih
    = Denetim Tarihi, Kontrol Tarihi, Muayene Tarihi, Ekspertiz Tarihi`,
  defects: `kusurlar, arıza, arızalar, arıza tanım, hatalar, kusur
    = Kusurlar, Arıza, Arıza Tanımı, Kusur, Hatalar, Uygunsuzluklar`,
  tolerance: `tolerans, limit değer, sınır değer = Tolerans, Limit Değer, Sınır Değer, Spesifikasyon`,
  conclusion: `kanaat, değerlendirme, sonuç kanaat, sonuç değerlendirme, bulgular
    = Sonuç ve Kanaat, Değerlendirme, Kanaat, Sonuç ve Değerlendirme, Karar`,
  appointment_date: `randevu tarih/gün/saat, randevu, kontrol randevu tarih
    = Randevu Tarihi, Randevu, Randevu Tarihi ve Saati, Muayene Tarihi, Randevu Saati`,
  blood_pressure: `tansiyon, kan basıncı = Tansiyon, Kan Basıncı, TA`,
};
