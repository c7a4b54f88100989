/**
 * What papers of every kind are about, each with the words of ten languages for it: en, de, fr, es, it, pt, nl, pl, sv,
 * tr. Folded; `*` stands for any ending. A label is recognised by its theme when a request names it in other words.
 */
export const themes: Record<string, string> = {
  start:
    'start starts starting begin begins beginning commencement effective beginn* anfang* startdatum debut commence* effet inicio comienzo efecto inizio decorrenza inicial ingang* aanvang* begint poczat* rozpocz* borjan* startar baslangic* baslama* baslay*',
  end: 'end ends ending eind ende endet endet* ablauf* fin finit fine termine fim termino einde eindigt eindig* koniec konc* zakoncz* slut slutar bitis* sona',
  current:
    'new latest current closing carried-forward final utgaende neu* aktuell* nouveau nouvelle nuevo actual nuovo novo atual nieuw* nowy nowe obecn* biezac* ny nya yeni guncel final finale',
  previous:
    'previous old opening brought-forward last-year ingaende prior vorherig* alt* anfangs* precedent* ancien* initial* anterior* previo precedente iniziale vorige oude poprzedn* tidigare foregaende onceki eski',
  balance: 'balance saldo solde kontostand* bakiye* stand saldot kontosaldo',
  rent: 'rent rental monthly-rent miet* *miete loyer* alquiler* renta* arrendamiento* affitto canone locazione renda aluguel arrendamento huur* *huur czynsz* najem hyra* hyran kira* kirasi',
  deposit:
    'security-deposit bond kaution* mietkaution caution garantie depot-de-garantie fianza* cauzione* caucao waarborg* borgsom kaucj* depozyt* deposition* depozito*',
  tenant:
    'tenant tenants lessee renter mieter* locataire* arrendatario* inquilin* conduttore locatario* arrendatari* huurder* najemc* lokator* hyresgast* kiraci*',
  landlord:
    'landlord lessor vermieter* bailleur* arrendador* locador* locatore senhorio proprietario* verhuurder* wynajmujac* hyresvard* kiraya-veren kiralayan mal-sahibi',
  salary:
    'salary wage wages pay-packet gehalt* lohn* *gehalt *lohn entgelt* salaire* remuneration salario* sueldo* nomina* stipendio retribuzione* ordenado vencimento-base loon* salaris* wynagrodzen* pensja lon* lonen maas* ucret*',
  employer:
    'employer arbeitgeber* employeur* empleador* empresa-empleadora datore* empregador* entidade-patronal werkgever* pracodawc* arbetsgivar* isveren*',
  employee:
    'employee worker staff arbeitnehmer* mitarbeiter* beschaftigt* salarie* employe* empleado* trabajador* dipendente* lavoratore* trabalhador* funcionario* werknemer* medewerker* pracownik* anstalld* calisan* personel* personal',
  premium: 'premium *pramie* versicherungsbeitrag prime prima premio premie* skladk* *premie prim primi',
  policy:
    'policy *police* versicherungsschein* police-nr poliza* polizza* apolice* polis* *polis polisnummer forsakringsbrev* police-numarasi',
  insurance:
    'insurance insured *versicherung* versichert* assurance* assure* seguro* asegurad* assicur* segur* verzeker* ubezpiecz* *forsakring* forsakr* sigorta* sigortali',
  insurer:
    'insurer insurance-company mutuelle mutua versicherer* assureur* aseguradora* assicuratore compagnia seguradora* verzekeraar* ubezpieczyciel* forsakringsbolag* sigortaci',
  policyholder:
    'policyholder policy-holder versicherungsnehmer* souscripteur* tomador* contraente* verzekeringnemer* ubezpieczajac* forsakringstagare* sigorta-ettiren',
  excess:
    'excess deductible selbstbeteiligung* selbstbehalt* franchise* franquicia* franchigia* franquia* eigen-risico udzial-wlasny sjalvrisk* muafiyet*',
  coverage:
    'coverage covered cover deckung* couverture* garanties cobertura* copertura* dekking* zakres ochron* omfattning teminat*',
  vehicle:
    'vehicle car auto fahrzeug* *fahrzeug kfz pkw vehicule* voiture* vehiculo* coche* veicolo autovettura veiculo* carro voertuig* pojazd* samochod* fordon* bil arac* araba',
  plate:
    'plate licence-plate license-plate registration-plate kennzeichen* immatriculation plaque matricula* placa targa kenteken* rejestracyjn* registreringsnummer regnr plaka*',
  vin: 'vin chassis fahrgestell* fin bastidor* telaio* chassi* onderstel* nadwozia chassinummer sasi*',
  model: 'model make modell* marke* modele* marque* modelo* marca* modello* merk marki marka* marke',
  patient: 'patient patients patienten* patiente* paciente* paziente* utente patientens pacjent* hasta*',
  doctor:
    'doctor physician gp arzt* *arzt medecin* docteur* medico* doctor* medic* dottor* arts huisarts behandelaar lekarz* lakare* lakar* doktor* hekim*',
  clinic:
    'clinic hospital surgery practice klinik* krankenhaus* praxis* hopital* clinique* cabinet hospital* clinica* ospedale* ziekenhuis* kliniek* szpital* przychodni* poradni* sjukhus* vardcentral* mottagning* hastane* klinik*',
  laboratory:
    'laboratory lab labor* laborator* laboratoire* laboratorio* laboratori* laborator* laboratoriets laboratuvar*',
  taxoffice:
    'tax-office revenue-office finanzamt* vergi-dairesi urzad-skarbowy urzedu-skarbowego belastingkantoor skattekontor centre-des-impots servico-de-financas delegacion-de-hacienda',
  school:
    'school university college academy schule hochschule universitat* akademie gymnasium ecole lycee universite escuela colegio universidad instituto scuola liceo universita istituto escola universidade universiteit hogeschool szkola szkoly uniwersytet* liceum skola skolan universitet* okul okulu universitesi lisesi',
  student:
    'student students pupil trainee schuler* studierend* teilnehmer* etudiant* eleve eleves alumno alumna alumnos estudiante* studente studentessa alunno aluno aluna estudante* leerling* cursist* uczen ucznia student* elev eleven elever ogrenci*',
  municipality:
    'municipality council town-council city-council gemeinde gemeindeverwaltung stadtverwaltung mairie commune municipio ayuntamiento* comune municipalidade camara-municipal gemeente urzad-miasta urzad-gminy gmina kommun kommunen belediye*',
  club: 'club association society verein vereins asociacion associazione associacao clube vereniging klub stowarzyszenie forening* klubb* dernek* kulubu federation',
  guest: 'guest guests gast gaste* hospede* huesped* ospite* gosc goscia gasten gastens misafir* konuk*',
  diagnosis: 'diagnosis diagnos* diagnose* diagnostic* diagnostico* rozpoznani* tani tanisi',
  assessment:
    'assessment conclusion findings befund* beurteilung* conclusion* conclusione* conclusiones valoracion* giudizio valutazione* avaliacao* conclusao* beoordeling* conclusie* ocena oceny wnios* bedomning* utlatande* degerlendirme* sonuc*',
  sample:
    'sample specimen collected probe* entnahme* prelevement* muestra* toma* extraccion campione* prelievo* amostra* colheita* monster* afname* probk* pobran* prov* provtagning* numune* ornek',
  referral:
    'referral referred uberweisung-arzt zuweis* einweis* adress* derivacion* impegnativa* referencia* verwijz* skierowan* remiss* remittent* sevk*',
  result: 'result results ergebnis* resultat* resultado* risultat* uitslag* wynik* resultatet sonuc*',
  measured:
    'measured actual observed gemessen* istwert ist-wert mesure mesuree relevee medido medida misurato misurata rilevato gemeten zmierzon* uppmatt* olculen*',
  required:
    'required permissible permitted specified nominal sollwert soll-wert vorgabe* gefordert* zulassig* requis* exige* requerid* exigid* richiest* exigid* vereist* toegestan* wymagan* dopuszczaln* kravt* tillat* gereken izin-verilen',
  flight: 'flight flights flug* vol vuelo* volo voo vlucht* lot lotu flyg* ucus*',
  departure:
    'departure departs departing outbound outward leaving abflug* abfahrt* abreise* hin* depart* aller salida* partenza* partida* vertrek* heen* heenreis heenvlucht odlot* wyjazd* odjazd* wylot* avgang* avresa* utresa* kalkis* gidis*',
  arrival:
    'arrival arrives ankunft* arrivee* llegada* arrivo* chegada* aankomst* przyjazd* przylot* ankomst* varis*',
  return:
    'return inbound ruck* retour* vuelta* regreso* ritorno* volta regresso* terug* powrot* retur* hemresa* aterres* donus*',
  passenger:
    'passenger passengers traveller travellers traveler fahrgast* passagier* reisend* voyageur* passager* pasajer* viajer* passegger* passageir* reizig* passag* pasazer* podrozn* resenar* passagerare* yolcu*',
  booking:
    'booking reservation booked confirmation-number buchung* reservier* reservation* reserva* prenotazion* boeking* reservering* rezerwacj* bokning* rezervasyon* pnr locator localizador',
  seat: 'seat sitzplatz* sitz platz siege place-assise asiento* posto lugar-sentado assento stoel* zitplaats* miejsc* sittplats* plats koltuk*',
  class: 'class klasse* classe* clase* klas* klass* sinif*',
  train: 'train zug train-number treno tren comboio trein* pociag* tag taget tren*',
  platform: 'platform gleis* quai voie anden via binario plataforma spoor perron* peron* spar* peron',
  room: 'room zimmer* chambre* habitacion* camera quarto kamer* pokoj* rum* oda*',
  hotel:
    'hotel hotels hoteles albergo inn guesthouse gasthof gasthaus pension pensione auberge hostal hostel herberg pensjonat pensionat pousada otel oteli',
  luggage: 'luggage baggage gepack* bagage* equipaje* bagagli* bagagem* bagaz* bagaj*',
  journey:
    'trip journey travel reise* voyage* viaje* viagg* viagem* reis* podroz* resa resan* seyahat* yolculuk*',
  meter:
    'meter zahler* *zahler compteur* contador* medidor* contatore* meter* *meter licznik* matare* *matare sayac*',
  reading:
    'reading readings zahlerstand* ablesung* releve-de-compteur index-de lectura* lettura* leitura* meterstand* odczyt* avlasning* matarstallning* okuma* endeks*',
  consumption:
    'consumption usage used verbrauch* consommation* consumo* consumi verbruik* zuzyci* forbrukning* tuketim*',
  energy:
    'energy electricity power strom* energie* electricite electricidad* energia luce elettric* eletric* elektric* elektri* stroom* prad* el energi* elektrik*',
  gas: 'gas erdgas* gaz* metano aardgas gazu dogalgaz*',
  water: 'water wasser* eau agua acqua woda wody vatten* su',
  tariff: 'tariff plan tarif* tarif tarifa* tariffa* tarief* taryf* abonnemang* tarife*',
  notice:
    'notice notice-period kundigung* *kundigungsfrist preavis* preaviso* preavviso* aviso-previo pre-aviso opzeg* opzegtermijn wypowiedzen* uppsagning* fesih* ihbar*',
  duration:
    'duration length term how-long laufzeit* dauer* duree* duracion* plazo durata* duracao* prazo looptijd* duur czas-trwania okres-trwania lopt* varaktighet* suresi sure vertragsdauer',
  property:
    'property premises dwelling apartment flat house objekt* wohnung* mietobjekt* immobil* bien logement* appartement* inmueble* vivienda* piso immobile* appartamento* imovel* habitacao* woning* pand gehuurde nieruchomosc* lokal* mieszkan* bostad* lagenhet* fastighet* tasinmaz* konut* daire*',
  course:
    'course training kurs* lehrgang* schulung* seminar* cours formation* stage curso* corso* formacao* cursus* opleiding* training szkoleni* kurs* utbildning* egitim* kursu',
  grade:
    'grade mark score note* bewertung* mention* calificacion* nota* voto classificacao* cijfer* ocen* betyg* not notu',
  certificate:
    'certificate certificat* bescheinigung* zertifikat* urkunde* zeugnis* attestation* certificado* certificato* attestato* certidao* certificaat* getuigschrift* bewijs swiadectw* zaswiadczen* certyfikat* intyg* bevis* sertifika* belge*',
  holder:
    'holder owner owns account-holder abone abonenin aboneye intestata fornitura-intestatario titular* titulaire* intestatar* inhaber* kontoinhaber* houder* rekeninghouder* posiadacz* wlasciciel* innehavare* kontohavare* sahibi',
  adviser:
    'adviser advisor consultant berater* conseill* asesor* consulent* consultor* gestor* adviseur* doradc* opiekun* radgivare* handlaggare* danisman*',
  debit:
    'debit debits withdrawals money-out soll belastung* debit* cargo* addebit* debito* debitos af* afschrijv* obciazen* wyplyw* uttag* borc*',
  credit:
    'credit credits deposits money-in haben gutschriften credit* abono* accredit* credito* creditos bij bijschrijv* uznani* wplyw* insattning* alacak*',
  transaction:
    'transaction transactions operation operations buchungen umsatz* bewegung* operacion* movimient* moviment* operazion* operac* movimento* transactie* mutatie* transakcj* operacj* transaktion* handelse* islem*',
  statement:
    'statement kontoauszug* releve* extracto* estratto* extrato* afschrift* wyciag* kontoutdrag* ekstre*',
  sortcode: 'sort-code sortcode blz bankleitzahl*',
  interest: 'interest zins* interet* interes intereses interessi juros rente odset* ranta* rantan faiz*',
  overdraft:
    'overdraft dispo* uberziehung* decouvert* descubierto* scoperto* roodstand* debet* overdrag* kredi-limiti',
  fee: 'fee fees charge charges gebuhr* frais comision* cargos commission* commissioni spese taxa* comissao* encargos kosten* tarief oplata oplaty prowizj* avgift* ucreti masraf* harc*',
  monthly:
    'monthly per-month month monat* *monatlich* mensuel* mois mensual* mes mensil* mese mensal* maand* miesiac* miesiecz* manad* manat* ay aylik',
  annual:
    'annual yearly per-year year jahr* jahrlich* annuel* annee an anual* ano annual* annuo anno jaar* jaarlijks* roczn* rok rocz* arlig* ars* ar yil* yillik',
  weight: 'weight gewicht* *gewicht poids peso gewicht wag* masa vikt* agirlik*',
  packages:
    'packages parcels pallets pieces packstuck* kolli* paket* palett* colis bultos palets colli* volumes pacchi paczk* palet* opakowan* kollin paket*',
  carrier:
    'carrier courier haulier spedit* transporteur* frachtfuhrer* transportista* corriere* vettore* transportador* vervoerder* przewoznik* kurier* spedyt* transportor* speditor* nakliye* tasiyici* kargo',
  driver:
    'driver fahrer* lenker chauffeur* conducteur* conductor* autista* conducente* condutor* motorista* bestuurder* kierowc* forare* chauffor* surucu* sofor*',
  event:
    'event concert show veranstaltung* konzert* evenement* spectacle* evento* concierto* spettacol* espetaculo* evenement* wydarzen* koncert* evenemang* etkinlik*',
  venue:
    'venue location veranstaltungsort* lieu lugar recinto luogo sede local locatie miejsce plats mekan yer',
  subject:
    'subject regarding re betreff* objet* asunto* oggetto* assunto* onderwerp* betreft* temat* dotyczy* arende* amne* konu*',
  execution:
    'execution completion ausfuhrung* execution* ejecucion* esecuzione* execucao* uitvoering* realizacj* wykonani* utforande* yapim teslim*',
  validity:
    'validity valid valid-until gultig* valable* validite* validez valido* valida validita validade* geldig* wazn* waznosc* giltig* gecerli*',
  occupation:
    'occupation job profession position-applied beruf* tatigkeit* stelle profession* metier* poste profesion* puesto* professione* mansione* qualifica profissao* cargo-funcao beroep* functie* zawod* stanowisk* yrke* befattning* tjanst meslek* pozisyon* unvan*',
  marital:
    'marital civil-status familienstand* etat-civil estado-civil stato-civile burgerlijke stan-cywilny civilstand* medeni',
  signature: 'signed signature signatory',
  taxpayer:
    'taxpayer steuerpflichtig* contribuable* contribuyente* contribuent* contribuinte* belastingplichtig* podatnik* skattskyldig* mukellef*',
  kinship:
    'guardian parent father mother spouse husband wife erziehungsberechtigt* vater mutter ehegatte* responsable-legal pere mere conjoint* padre madre tutor conyuge genitore coniuge pai mae conjuge ouder vader moeder echtgeno* ojciec matka opiekun-prawny malzon* vardnadshavare make maka veli anne baba',
  landline:
    'landline festnetz* fixe telefono-fijo fisso fixo vaste-lijn stacjonarn* fasttelefon sabit-telefon',
  vacation:
    'vacation holiday leave urlaub* resturlaub* conges vacaciones ferie ferias vakantie* verlof* urlop* semester* izin*',
  overtime:
    'overtime uberstunden heures-supplementaires horas-extra* straordinari* overwerk* overuren nadgodzin* overtid* fazla-mesai',
  socialsecurity:
    'social-security national-insurance sozialversicherung* sv sv-nummer sv-nr rentenversicherungsnummer securite-sociale seguridad-social nuss previdenza seguranca-social niss bsn pesel personnummer sgk',
  wagetax: 'lohnsteuer* loonheffing* wage-tax income-tax-withheld irpf irs withholding',
  taxclass: 'steuerklasse* steuerkl stkl tax-code',
  personalid:
    'national-id personal-number personal-identity-number personal-id personnummer* pesel bsn dni nif nie tc-kimlik codice-fiscale steuer-id cartao-de-cidadao tckn',
  bloodgroup:
    'blood-group blood-type blutgruppe* grupo-sanguineo gruppo-sanguigno bloedgroep* grupa-krwi blodgrupp* kan-grubu',
  hours:
    'hour hours std stunde* *stunden heure* horas hora ore uur uren godzin* timme timmar timm saat saati saatlik',
  week: 'week weeks weekly woche* wochen* semaine* semana* settiman* weken wekelijks tydzien tygodni* vecka veckor hafta haftalik',
  day: 'day days tage tagen jours jour dias giorni dagen dni dagar gunu gun gunluk',
  mobile:
    'mobile cell cell-phone cellphone handy mobil* portable movil cellulare telemovel celular mobiel mobieltje komork* kom mobilnummer cep ceptelefonu',
  children: 'child children kind kinder kinderzahl enfant* hijos figli filhos kinderen dziec* barn cocuk*',
  smoking:
    'smoke smoker smoking raucht raucher* rauchen fume fumeur* fuma fumador* fumatore fumatori rookt roken rookt-u pali palac* palacz* roker roka rokning sigara',
  allergy:
    'allergy allergies allergic allergie* alergia* alergie* allergia* overgevoeligheden uczulen* allergi* alerji*',
  medication:
    'medication medicine medicines drugs medikament* arznei* medicament* medicacion* farmac* medicinal* medicamento* medicijn* leki lekow lekarstw* lakemedel* ilac*',
  pharmacy: 'pharmacy apotheke* pharmacie farmacia* apotheek* aptek* apotek* eczane*',
  emergency:
    'emergency notfall* urgence urgencia* emergenza emergencia* nood noodgeval* nagl* nod nodsituation acil',
};

/** Words that tell one end of a period from the other, folded. */
export const edgeWords = {
  start:
    /(?<!\p{L})(?:from|since|ab|seit|von wann|depuis|a partir|des quand|desde|dal|vanaf|sinds|od kiedy|od|fran|sedan)(?!\p{L})/u,
  end: /(?<!\p{L})(?:until|till|up to|bis|jusqu'?a?u?|hasta|fino al?|ate|tot|do kiedy|do|till och med|kadar)(?!\p{L})/u,
} as const;

/** What is asked for by one of these has such values, though nobody says so. */
export const typesOfThemes: Record<string, 'money' | 'number'> = {
  rent: 'money',
  deposit: 'money',
  salary: 'money',
  premium: 'money',
  excess: 'money',
  balance: 'money',
  overdraft: 'money',
  weight: 'number',
  consumption: 'number',
  reading: 'number',
  hours: 'number',
  packages: 'number',
  children: 'number',
};
