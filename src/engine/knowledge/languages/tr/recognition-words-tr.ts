import type {RecognitionWords} from '../sections/recognition-words.js';

export const recognitionWords: RecognitionWords = {
  letters: 'çğıöşüİ',
  telling: `ve ile icin fatura tarih tarihi tutar tutari fiyat fiyati miktar aciklama kdv toplam musteri adres vade
      odeme no numarasi vergi dairesi alici satici birim genel tesekkur adet tl gun sokak cad`,
  common: `açık açıklama adet adı adres ağustos ait al alan alıcı alış alışveriş altın ana anne araç aralık arka
      at ay ayrıca az bahçe balık banka bardak baş başka bay bayan bedel bedeli beş beyaz bilgi bilgiler bin
      bir birim biz bölge bu bugün büro büyük caddesi çarşamba çay çek çevre çiçek çift çiftlik çikolata çocuk
      çok cuma cumartesi da dağıtım daha dahil daire dakika dan de değer değil ders deniz depo dergi devam
      dış diğer dikkat dil doğum doktor dolap dolar dört döviz dükkan dün düzenleme eczane ekim ekmek elektrik
      elektronik elma en erkek esnaf et etiket ev evet eylül fark fatura faturası fatura fatih fazla fırın
      firma fiş fiyat fiyatı gazete geç geçerli gelir genel gıda gider giriş göre görüşmek gün günü günler
      güzel hafta hakkında hal halı haftalık hastane hava hayır hazır hediye hemen her hesap hizmet hizmeti
      hoş iade içecek için ile ilçe ilk imza indirim internet inşaat iki iş işlem işletme istanbul iyi izin
      kabul kaç kadar kadın kahve kalan kalem kalem kapalı kapı karar kargo karşı kart kasa kasım kasiyer kat
      kâğıt kaynak kdv kent kilo kimlik kira kişi kitap kırmızı kod koli konu kredi kur kurum kutu küçük lira
      litre liste lokanta lütfen maaş mağaza mahallesi mal malı mart masa matrah mavi mayıs memur merkez merkezi
      metre mevcut meyve miktar model müdür müdürlüğü mühendislik müşteri nakit ne net no not numara numarası
      ocak oda ödeme ödenecek öğle öğrenci olan olarak on onay orta otel oto otobüs otomobil otuz paket pantolon
      para parça pasta pastane pazar pazartesi perakende perşembe peynir pide plaka posta pul rapor renk restoran
      saat sabun sabah sahibi salı san sanayi satıcı satış saygı sayı sayfa sayın sebze sefer sekiz seri servis
      şehir şeker şirketi şişe sıra site sıfır sigorta sipariş soğuk sokak son sonra su süt süre takım taksi
      taksit tam tane tarih tarihi tarife taşıma tasarım tatil tavuk tekrar telefon temiz temizlik temmuz teslim
      teşekkür teşekkürler ticaret tişört toplam toplamı tutar tutarı tüm tür türk türkiye tuz un uzun ücret
      ücreti ünvan ürün üst üzeri vade var vardır ve veya vergi verilen web yağ yapı yanı yalnız yarım yaş
      yazı yedi yeni yer yeşil yemek yetkili yıl yirmi yol yoğurt yok yön yüz yüzde zaman zeytin`,
};
