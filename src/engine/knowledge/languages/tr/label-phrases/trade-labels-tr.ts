/** Invoices, orders, deliveries, customs and goods: Turkish. */
export const trade = {
  invoice_number: `fatura no, fatura
    = Fatura No, Fatura Numarası, Fatura Seri No, Fatura Seri Sıra No, Belge No?, No?`,
  invoice_date: `fatura tarih = Fatura Tarihi, Düzenleme Tarihi, Tarih?`,
  issue_date: `düzenleme/düzenlenme/veriliş tarih
    = Düzenleme Tarihi, Düzenlenme Tarihi, Veriliş Tarihi, Tarih?`,
  document_date: `tarih, belge tarih = Tarih, Belge Tarihi`,
  document_number: `belge no, evrak sayı, doküman no = Belge No, Belge Numarası, Evrak No, Doküman No, No?`,
  due_date: `vade (tarih), ödeme tarih bitiş, bitiş ödeme tarih, ödeme tarih vade, fatura bitiş ödeme tarih, ödenmesi gereken tarih, fatura vade tarih
    = Son Ödeme Tarihi, Vade Tarihi, Vade, Son Ödeme Günü, Ödeme Tarihi?`,
  order_number: `sipariş no, sipariş = Sipariş No, Sipariş Numarası, Sipariş?`,
  order_date: `sipariş tarih = Sipariş Tarihi, Tarih?`,
  quote_number: `teklif no, teklif = Teklif No, Teklif Numarası, Teklif?`,
  quote_date: `teklif tarih = Teklif Tarihi, Tarih?`,
  valid_until: `geçerlilik tarih, bitiş geçerlilik tarih, geçerlilik süresi
    = Son Geçerlilik Tarihi, Geçerlilik Tarihi, Geçerlilik Süresi, Bitiş Tarihi?`,
  valid_from: `geçerlilik başlangıç (tarih), geçerli başlangıç tarih
    = Geçerlilik Başlangıç Tarihi, Geçerlilik Başlangıcı, Başlangıç Tarihi`,
  delivery_note_number: `irsaliye no, sevk irsaliyesi no, irsaliye
    = İrsaliye No, Sevk İrsaliyesi No, İrsaliye Numarası`,
  delivery_date: `teslim/teslimat/sevk tarih = Teslim Tarihi, Teslimat Tarihi, Sevk Tarihi`,
  ship_date: `gönderim/kargo/yükleme tarih, sevkiyat tarih, kargoya veriliş tarih
    = Gönderim Tarihi, Kargo Tarihi, Yükleme Tarihi, Sevkiyat Tarihi, Fiili Sevk Tarihi`,
  ship_via: `gönderim/teslimat/sevkiyat/nakliye/taşıma şekli, taşıma aracı
    = Gönderim Şekli, Teslimat Şekli, Nakliye Şekli, Taşıma Şekli, Sevkiyat Şekli`,
  carrier: `taşıyıcı (ad/firma), kargo firma, nakliyeci, nakliye firma
    = Taşıyıcı, Kargo Firması, Nakliyeci, Taşıyıcı Firma, Nakliye Firması`,
  tracking_number: `kargo takip no, takip no, gönderi no/kodu, kargo no
    = Kargo Takip No, Takip No, Gönderi No, Takip Numarası, Gönderi Kodu, Barkod No`,
  bill_of_lading_number: `konşimento no, konşimento, cmr no = Konşimento No, B/L No, CMR No, AWB No`,
  shipper: `gönderici, gönderen, ihracatçı = Gönderici, Gönderen, İhracatçı`,
  consignee: `malı alan, ithalatçı, alıcı mal = Alıcı, İthalatçı, Gönderilen`,
  notify_party: `ihbar taraf, notify, bildirim adres = İhbar Adresi, İhbar Olunan, Notify`,
  ship_to: `teslimat/sevk adres, teslim yer = Teslimat Adresi, Sevk Adresi, Teslim Yeri`,
  bill_to: `fatura adres = Fatura Adresi`,
  port_of_loading: `yükleme liman, yükleme yer, çıkış liman = Yükleme Limanı, Yükleme Yeri, Çıkış Limanı`,
  port_of_discharge: `boşaltma/tahliye/varış liman, boşaltma yer
    = Boşaltma Limanı, Tahliye Limanı, Varış Limanı, Boşaltma Yeri`,
  vessel: `gemi (ad), geminin ad = Gemi Adı, Gemi, Gemi / Sefer`,
  container_number: `konteyner no, mühür no = Konteyner No, Konteyner Numarası, Mühür No`,
  country_of_origin: `menşe ülke, menşei, menşe, ürün menşei = Menşe Ülke, Menşei, Menşe, Üretim Yeri`,
  country_of_destination: `varış ülke, gideceği ülke = Gideceği Ülke, Varış Ülkesi`,
  incoterms: `teslim şekli, incoterms = Teslim Şekli, Incoterms, Teslim Koşulu`,
  hs_code: `gtip (no/kodu), gümrük tarife no, hs kodu = GTİP, G.T.İ.P., GTİP No, GTİP Kodu, HS Kodu`,
  customs_value: `gümrük kıymet, beyan değer, gümrük değer
    = Gümrük Kıymeti, Beyan Edilen Değer, Kıymet, İstatistiki Kıymet`,
  declaration_number: `beyanname no, gümrük beyanname no, tescil beyanname no
    = Beyanname No, Gümrük Beyanname No, Tescil No`,
  gross_weight: `brüt ağırlık, ağırlık = Brüt Ağırlık, Toplam Ağırlık, Ağırlık?`,
  net_weight: `net ağırlık = Net Ağırlık`,
  packages: `koli sayı, kap sayı, paket sayı = Koli Sayısı, Kap Adedi, Paket Sayısı, Koli Adedi`,
  goods: `eşya tanım, mal cins, mal tanım, eşya, malın cinsi
    = Eşyanın Tanımı, Malın Cinsi, Malın Tanımı, Malın Cinsi ve Nevi, Eşya`,
  freight: `kargo ücret/bedel, nakliye ücret/bedel, navlun, kargo tutar, teslimat ücret
    = Kargo Ücreti, Nakliye Bedeli, Kargo, Navlun, Nakliye, Teslimat Ücreti, Kargo Bedeli`,
  seller: `satıcı (ad), tedarikçi, fatura kesen firma, satıcı unvan
    = Satıcı, Tedarikçi, Satıcı Adı, Satıcı Unvanı`,
  buyer: `alıcı (ad), müşteri (ad) = Alıcı, Müşteri, Müşteri Adı, Sayın?`,
  customer_number: `müşteri no, müşteri kodu, abone no
    = Müşteri No, Müşteri Numarası, Müşteri Kodu, Abone No`,
  supplier_number: `tedarikçi/satıcı kodu/no = Tedarikçi No, Tedarikçi Kodu, Satıcı Kodu`,
  payment_terms: `ödeme koşulları/şartları = Ödeme Koşulları, Ödeme Şartları`,
  quantity: `tutar, adet = Miktar, Adet`,
  unit_price: `birim fiyat, birim fiyatı = Birim Fiyat, Birim Fiyatı, B. Fiyat, Fiyat?`,
  item_description: `açıklama ürün, ürün/mal/hizmet ad/açıklama, mal hizmet, ürün
    = Mal Hizmet, Ürün Adı, Malzeme/Hizmet Açıklaması, Açıklama, Ürün, Stok Adı, Cinsi`,
  item_number: `ürün/stok/malzeme kodu/no, stok kodu
    = Ürün Kodu, Stok Kodu, Malzeme Kodu, Ürün No, Stok No, Kod?`,
  serial_number: `seri no = Seri No, Seri Numarası`,
  model: `model (no), ürün model, cihaz model = Model, Model No, Modeli, Marka/Model, Tip?`,
  batch_number: `parti/lot/seri no ürün, lot no, parti no = Lot No, Parti No, Seri/Lot No, Şarj No`,
  your_reference: `müşteri referans (no), sizin referans = Müşteri Referansı, Müşteri Referans No, İlgi?`,
  our_reference: `bizim referans, referansımız = Referansımız, Sayı?`,
  reference_number: `referans no, referans, dosya no, evrak no
    = Referans No, Referans Numarası, Dosya No, Evrak No, Ref. No`,
};
