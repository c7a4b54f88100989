import type {RecognitionWords} from '../sections/recognition-words.js';

export const recognitionWords: RecognitionWords = {
  letters: '',
  telling: `jalan jln taman tmn lorong kampung bandar kawasan perindustrian sdn bhd jumlah tarikh masa harga kuantiti
      cukai bayaran baki tunai resit invois terima kasih dan yang untuk dengan sila lagi datang alamat pelanggan
      akaun`,
  common: `abang abdul abdullah ahmad ali alor ampang anggerik api aziz bakti bangsar baiduri batang bayu bukit
      bunga besi cahaya cempaka cemerlang dahlia damai danau dato datin datuk desa emas gajah gemilang gombak
      gunung haji harmoni hassan hilir hulu ibrahim impian indah intan ismail jasa jati jelutong kasturi kelab
      kelapa kemuning kenanga kencana kiara laut lembah mahkota maju makmur mawar megah melati melawati melor
      merdeka meru mohamed mohd molek muda muhammad murni mutiara nipah nilam orkid padang pandan pantai parit
      permai permata permatang pertama pinang puteri rahman raja rakyat razak rimba sejahtera semarak semerah
      sentosa sinar sri suria sultan tasik telok teluk tengku teratai tropika tun tunku ukay ulu wangsa warisan
      wawasan air akan alam anda atas awam ayam baharu bahan bahru baik bakar baki bandar bangunan barang barangan
      baru bayaran besar beli bersih bil biru buah bulan cawangan cukai dan dapur daripada dengan diskaun encik
      gaji goreng gula hari harga hijau hitam ikan indah industri jalan jaya jika jualan jumlah kampung kawasan
      kecil kedai kereta kertas kilang kopi kosong kota kuala kuih kurang lagi lorong makan makanan masa masakan
      mee merah minggu minum minuman nasi nama nombor pagi pasar pasaran pasir pejabat pelanggan pembayaran
      pemborong pengembalian perdana perindustrian perniagaan perusahaan petang pintu pusat putih putra raja
      resit restoran ringgit roti rumah sahaja sambal santan sayur sdn bhd sejuk seksyen selamat semua seri
      setia simpang sungai susu syarikat taman tambahan tanah tarik tarikh tebu teh telur tempat terima kasih
      tidak timur tinggi tolak tunai tuan udang utama wang`,
};
