/** Work, pay, meetings, letters, addresses: Turkish. */
export const work = {
  employee_name: `çalışan (ad), personel (ad), çalışan ad soyad, personel ad soyad
    = Personel Adı Soyadı, Çalışanın Adı Soyadı, Personel Adı, Adı Soyadı?`,
  employee_number: `sicil no personel, personel no, çalışan no = Sicil No, Personel No, Personel Sicil No`,
  employer: `işveren (ad), işyeri, işveren unvan, çalıştığı işyeri/firma
    = İşveren, İşyeri Unvanı, İşverenin Adı, Çalıştığı Kurum, İşyeri`,
  employer_address: `işveren/işyeri adres = İşyeri Adresi, İşveren Adresi, İşyerinin Adresi`,
  job_title: `görev, görevi, unvan, meslek, pozisyon = Görevi, Unvanı, Meslek, Pozisyon, Görev`,
  department: `bölüm, departman, birim = Bölüm, Departman, Birim?`,
  cost_centre: `masraf/maliyet merkezi, masraf yeri = Masraf Merkezi, Maliyet Merkezi, Masraf Yeri`,
  pay_period: `ücret/maaş/bordro dönem, bordro dönemi, ücret ayı, bordro ay
    = Bordro Dönemi, Dönem, Dönemi, Ait Olduğu Ay, Ücret Dönemi, Ait Olduğu Dönem`,
  pay_date: `maaş/ücret ödeme tarih, ödeme günü maaş/ücret, ücret ödenme tarih
    = Ödeme Tarihi, Maaş Ödeme Tarihi, Ücret Ödeme Tarihi`,
  gross_pay: `brüt ücret, brüt maaş, brüt kazanç, toplam brüt
    = Brüt Ücret, Brüt Maaş, Toplam Kazanç, Brüt Kazanç`,
  net_pay: `net ücret, net maaş, net ödenen, ele geçen, net ödeme
    = Net Ücret, Net Ödenen, Net Maaş, Net Ele Geçen, Ödenecek Net Tutar`,
  basic_pay: `temel ücret/maaş, çıplak ücret, esas ücret, asıl ücret
    = Temel Ücret, Çıplak Ücret, Aylık Ücret, Brüt Ücret?, Asıl Maaş, Normal Kazanç`,
  salary: `maaş, ücret, aylık ücret/maaş, yıllık ücret/maaş, saat ücret, günlük ücret
    = Aylık Ücret, Ücret, Maaş, Ücreti, Günlük Ücret, Saat Ücreti, Aylık Brüt Ücret`,
  overtime: `fazla mesai, fazla mesai ücret/saat, fazla çalışma (ücret/saat), mesai
    = Fazla Mesai, Fazla Çalışma, Fazla Mesai Ücreti, F. Mesai, Fazla Mesai Saati`,
  bonus: `ikramiye, prim personel, bonus, ikramiye tutar = İkramiye, Bonus, Prim, Performans Primi`,
  total_deductions: `toplam kesinti, kesintiler, kesinti toplam
    = Toplam Kesinti, Kesintiler Toplamı, Yasal Kesintiler`,
  income_tax: `gelir vergi, gelir vergi tutar/kesinti = Gelir Vergisi, G. Vergisi, Gelir Vergisi Kesintisi`,
  social_security: `sgk kesinti/prim/işçi pay, sgk prim tutar, sigorta prim kesinti, sgk işçi payı, sgk işçi primi, sgk kesintisi
    = SGK İşçi Payı, SGK Primi, SGK Kesintisi, SSK Primi, Sigorta Primi İşçi Payı, SGK İşçi Primi`,
  pension: `emekli aylık/maaş, emeklilik katkı pay, bes, bes kesinti, emeklilik
    = BES Kesintisi, BES, Emekli Aylığı, Emeklilik, Emekli Keseneği, Emeklilik Katkı Payı`,
  social_security_number: `sgk no, ssk no, sosyal güvenlik no = SGK No, SSK No, SGK Sicil No`,
  year_to_date: `kümülatif (matrah/vergi), kümülatif toplam, yıl toplam kümülatif, kümülatif gelir vergi matrah
    = Kümülatif Vergi Matrahı, Kümülatif Matrah, Küm. Vergi Matrahı, Kümülatif Toplam, Kümülatif Gelir Vergisi Matrahı`,
  hours_worked: `çalışma saat, çalışılan saat, toplam çalışma saat, çalışma saat sayı
    = Çalışma Saati, Toplam Saat, Çalışılan Saat, Toplam Çalışma Saati, Normal Çalışma Saati`,
  week_ending: `hafta, hafta bitiş (tarih) = Hafta, Hafta Sonu Tarihi, Hafta No`,
  leave_balance: `kalan (yıllık) izin (gün), izin bakiye, yıllık izin, izin gün sayı, kalan izin gün sayı
    = Kalan İzin, Kalan İzin Günü, İzin Bakiyesi, Yıllık İzin, Kalan Yıllık İzin, Hak Edilen İzin`,
  hire_date: `işe giriş tarih = İşe Giriş Tarihi, Giriş Tarihi`,
  leaving_date: `işten çıkış/ayrılış tarih, işten ayrılma tarih, iş ayrılış tarih
    = İşten Çıkış Tarihi, İşten Ayrılış Tarihi, Ayrılış Tarihi, Çıkış Tarihi?, Fesih Tarihi`,
  supervisor: `amir (ad), yönetici (ad), bağlı yönetici
    = Amiri, Yönetici, Birim Amiri, Bağlı Olduğu Yönetici, Amir`,
  approved_by: `onaylayan (ad) (soyad), onay (ad) (soyad), kim onayladı, ad onayladı
    = Onaylayan, Onay, Olur?, Yetkili Onayı`,
  prepared_by: `hazırlayan (ad) (soyad), düzenleyen (ad) (soyad), yazan (ad) (soyad), raporu hazırlayan, düzenleyen ad
    = Hazırlayan, Düzenleyen, Yazan, Düzenleyenin Adı, Raporu Hazırlayan`,
  checked_by: `kontrol (ad) (soyad), kontrol eden, inceleyen (ad) (soyad), ad kontrol
    = Kontrol Eden, Kontrol, İnceleyen, Doğrulayan`,
  requested_by: `talep, talep eden, isteyen, sipariş veren, ad talep
    = Talep Eden, İsteyen, Sipariş Veren, Talep Sahibi`,
  expense_total: `toplam masraf/gider/harcama, masraf toplam, harcama tutar
    = Toplam Masraf, Masraf Toplamı, Toplam Gider, Toplam Harcama, Genel Toplam?`,
  claimant: `masraf yapan ad, talep eden ad masraf = Personel, Adı Soyadı?`,
  mileage: `kilometre gidilen, toplam kilometre, yapılan kilometre, toplam km
    = Toplam Km, Kilometre, Yapılan Km, Km`,
  project: `proje (ad), projenin ad, iş ad proje = Proje Adı, Proje, Projenin Adı, İşin Adı`,
  project_number: `proje no/kodu, iş emri no = Proje No, Proje Kodu, İş Emri No, Proje Numarası`,
  candidate_name: `aday (ad), adayın ad soyad, aday ad soyad
    = Adayın Adı Soyadı, Aday, Aday Adı, Adı Soyadı?`,
  nationality: `uyruk, uyruğu = Uyruğu, Uyruk, Vatandaşlığı`,
  education: `eğitim (durum), öğrenim durum, mezuniyet durum
    = Eğitim Durumu, Eğitim, Öğrenim Durumu, Eğitim Bilgileri`,
  languages_spoken: `yabancı dil, diller, bildiği diller, dil bilgisi
    = Yabancı Dil, Yabancı Diller, Diller, Bildiği Yabancı Diller, Dil Bilgisi`,
  skills: `beceriler, yetenekler, nitelikler
    = Beceriler, Yetenekler, Nitelikler, Bilgisayar Bilgisi, Yetkinlikler`,
  work_experience: `iş deneyim/tecrübe, deneyim, tecrübe, iş deneyimleri
    = İş Deneyimi, İş Tecrübesi, Deneyim, İş Deneyimleri, Mesleki Deneyim`,
  references: `referans kişi = Referanslar`,
  position_applied: `başvurulan pozisyon/görev/kadro, başvuru pozisyon
    = Başvurulan Pozisyon, Başvurduğu Pozisyon, Başvurulan Görev, Pozisyon?`,
  expected_salary: `ücret/maaş beklenti, talep ücret/maaş, beklenen ücret
    = Ücret Beklentisi, Maaş Beklentisi, Talep Edilen Ücret`,
  availability: `işe başlama/başlayabileceği tarih, ihbar süre, müsaitlik
    = İşe Başlayabileceği Tarih, İhbar Süresi, Müsaitlik`,
  meeting_date: `toplantı tarih/gün = Toplantı Tarihi, Toplantının Tarihi, Tarih?, Tarih ve Saat?`,
  meeting_place: `toplantı yer, toplantı salon, toplantı nerede yapıldı
    = Toplantı Yeri, Toplantının Yapıldığı Yer, Yer, Toplantı Salonu`,
  meeting_title: `toplantı konu/ad/tür, toplantı
    = Toplantı Konusu, Toplantı Adı, Toplantı Tutanağı, Toplantı, Genel Kurul Toplantısı`,
  chair: `toplantı başkan, başkan (toplantı) (ad) (soyad), divan başkan, oturum başkan, kim başkanlık toplantı
    = Toplantı Başkanı, Başkan, Divan Başkanı, Oturum Başkanı`,
  minute_taker: `tutanak tutan/yazan, toplantı sekreter/katip, katip (ad) (soyad), raportör (ad) (soyad), tutanak hazırlayan
    = Tutanağı Tutan, Raportör, Yazman, Katip, Tutanak Yazmanı, Sekreter?`,
  attendees: `katılımcılar, katılanlar, toplantı katılanlar/katılımcılar, hazır bulunanlar, hazirun
    = Katılımcılar, Katılanlar, Toplantıya Katılanlar, Hazır Bulunanlar, Hazirun`,
  apologies: `katılmayanlar, mazeretliler, mazeretli, toplantı katılmayanlar
    = Katılmayanlar, Mazeretliler, Mazeretli, Toplantıya Katılmayanlar, Bulunmayanlar`,
  next_meeting: `sonraki/gelecek toplantı (tarih), bir sonraki toplantı tarih, gelecek toplantı gün
    = Sonraki Toplantı, Gelecek Toplantı, Bir Sonraki Toplantı Tarihi, Gelecek Toplantı Tarihi`,
  start_time: `başlangıç saat, başlama saat, toplantı/etkinlik başlangıç saat
    = Başlangıç Saati, Başlama Saati, Toplantı Saati, Açılış Saati?`,
  end_time: `bitiş saat, toplantı/etkinlik bitiş saat = Bitiş Saati, Kapanış Saati`,
  agenda_item: `gündem, gündem madde, görüşülen konular, gündem maddeleri
    = Gündem, Gündem Maddesi, Gündem Maddeleri, Görüşülen Konular`,
  action: `aksiyon, alınan kararlar, kararlar, yapılacak işler, faaliyet
    = Aksiyon, Alınan Kararlar, Kararlar, Yapılacak İşler, Aksiyon Maddeleri`,
  responsible: `sorumlu (kişi) (ad) (soyad), sorumlusu (ad) (soyad), görev sorumlu
    = Sorumlu, Sorumlu Kişi, Sorumlusu, Sorumlular`,
  deadline: `bitiş tarih başvuru, bitiş başvuru tarih, termin tarih, tamamlanma tarih
    = Termin, Termin Tarihi, Son Tarih, Son Başvuru Tarihi, Tamamlanma Tarihi`,
  recipient: `alıcı mektup, kime = Alıcı, Kime, Sayın?, Dikkatine`,
  sender: `kimden, gönderen mektup = Kimden, Gönderen`,
  copy_to: `bilgi, dağıtım, gereği, cc = Bilgi, Dağıtım, Gereği, Bilgi için, Cc`,
  subject: `konu = Konu`,
  page_count: `sayfa sayı = Sayfa Sayısı, Toplam Sayfa`,
  fax_number: `faks (no) = Faks, Fax, Faks No`,
  phone_number: `telefon (no), cep telefon (no), gsm
    = Telefon, Tel, Telefon No, Cep Telefonu, Telefon Numarası, GSM, Cep`,
  email: `eposta (adres), email (adres) = E-posta, E-posta Adresi, E-mail`,
  website: `web site/adres, internet adres/site, web = Web Sitesi, Web, İnternet Adresi, Web Adresi, www`,
  contact_person: `ilgili kişi, irtibat kişi, yetkili (kişi) (ad) (soyad), iletişim kişi
    = İlgili Kişi, Yetkili, Yetkili Kişi, İrtibat Kişisi, Temas Kurulacak Kişi`,
  address: `adres, ikametgah (adres), ev adres = Adres, Adresi, İkametgah Adresi, Ev Adresi`,
  street: `sokak, cadde, cadde sokak = Cadde/Sokak, Cadde, Sokak`,
  city: `şehir, il, ilçe = Şehir, İl, İlçe, İl/İlçe`,
  state: `bölge, eyalet, il bölge = Bölge, İli, Eyalet`,
  postcode: `posta kodu = Posta Kodu, P.K.`,
  country: `ülke = Ülke`,
  company_name: `firma (ad), firma ünvanı/unvanı, ticaret unvanı, firma unvan
    = Firma Adı, Ticaret Unvanı, Firma Unvanı, Unvan, Firma`,
  company_number: `mersis no, mersis, ticaret sicil (no) firma, ticaret sicil
    = Mersis No, MERSİS No, Ticaret Sicil No, Ticaret Sicil Numarası, Tic. Sic. No`,
  notes: `notlar, not, açıklama, açıklamalar, düşünceler, ek bilgi
    = Notlar, Not, Açıklamalar, Açıklama, Düşünceler, Ek Bilgiler`,
  status: `durum, sipariş durum, başvuru durum = Durum, Durumu, Sipariş Durumu`,
};
