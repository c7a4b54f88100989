/**
 * Names of states, provinces and large cities by country, folded, one word each: what the words of an address are
 * mended with where recognition has misread a letter. A further country is one more line.
 */
const byCountry: Record<string, string> = {
  AT: 'wien graz linz salzburg innsbruck klagenfurt oberosterreich niederosterreich steiermark tirol karnten burgenland vorarlberg',
  AU: 'sydney melbourne brisbane perth adelaide canberra queensland victoria tasmania',
  BE: 'bruxelles brussel antwerpen gent liege charleroi brugge namur leuven',
  BR: 'brasilia salvador fortaleza curitiba recife manaus goiania belem campinas guarulhos pernambuco parana bahia ceara',
  CA: 'toronto montreal vancouver calgary ottawa edmonton winnipeg quebec ontario alberta manitoba saskatchewan',
  CH: 'zurich geneve basel lausanne winterthur luzern lugano fribourg neuchatel solothurn schaffhausen',
  DE: 'berlin hamburg munchen frankfurt stuttgart dusseldorf dortmund essen leipzig bremen dresden hannover nurnberg duisburg bochum wuppertal bielefeld munster karlsruhe mannheim augsburg wiesbaden gelsenkirchen monchengladbach braunschweig chemnitz magdeburg freiburg krefeld lubeck oberhausen erfurt rostock kassel potsdam saarbrucken heidelberg darmstadt regensburg ingolstadt wurzburg',
  ES: 'madrid barcelona valencia sevilla zaragoza malaga murcia palma bilbao alicante cordoba valladolid vigo gijon granada oviedo salamanca santander pamplona cataluna andalucia galicia aragon',
  FR: 'paris marseille lyon toulouse nantes montpellier strasbourg bordeaux lille rennes reims toulon grenoble dijon angers nimes villeurbanne clermont ferrand limoges tours amiens perpignan besancon orleans rouen caen nancy',
  GB: 'london birmingham manchester leeds liverpool newcastle sheffield bristol nottingham leicester edinburgh glasgow cardiff belfast coventry bradford southampton portsmouth brighton plymouth cambridge oxford norwich aberdeen dundee swansea',
  ID: 'jakarta surabaya bandung medan semarang makassar palembang denpasar yogyakarta',
  IT: 'roma milano napoli torino palermo genova bologna firenze bari catania venezia verona messina padova trieste brescia parma modena reggio prato perugia livorno ravenna cagliari lombardia piemonte toscana sicilia sardegna',
  MX: 'guadalajara monterrey puebla tijuana juarez queretaro merida jalisco veracruz chihuahua oaxaca',
  MY: 'kuala lumpur selangor darul ehsan johor bahru penang pulau pinang perak ipoh sabah kinabalu sarawak kuching melaka pahang kuantan kedah kelantan terengganu negeri sembilan seremban perlis putrajaya labuan petaling jaya shah alam subang klang cheras ampang puchong kajang rawang sepang cyberjaya seri kembangan gombak kepong batu bandar malaysia',
  NL: 'amsterdam rotterdam utrecht eindhoven tilburg groningen almere breda nijmegen enschede haarlem arnhem amersfoort maastricht leiden delft zwolle',
  PL: 'warszawa krakow lodz wroclaw poznan gdansk szczecin bydgoszcz lublin bialystok katowice gdynia czestochowa radom torun kielce rzeszow gliwice zabrze olsztyn',
  PT: 'lisboa porto braga coimbra setubal aveiro faro evora funchal amadora almada',
  SE: 'stockholm goteborg malmo uppsala vasteras orebro linkoping helsingborg jonkoping norrkoping lund umea gavle boras sodertalje eskilstuna halmstad karlstad sundsvall',
  SG: 'singapore jurong orchard tampines bedok woodlands yishun',
  TR: 'istanbul ankara izmir bursa antalya adana konya gaziantep mersin kayseri eskisehir diyarbakir samsun denizli kadikoy besiktas uskudar',
  US: 'york angeles chicago houston phoenix philadelphia antonio diego dallas austin jacksonville columbus charlotte francisco indianapolis seattle denver washington boston nashville detroit portland vegas memphis louisville baltimore milwaukee albuquerque tucson sacramento atlanta miami oakland minneapolis tulsa cleveland orleans california texas florida illinois pennsylvania ohio georgia carolina michigan jersey virginia massachusetts tennessee indiana maryland missouri wisconsin colorado minnesota alabama louisiana kentucky oregon oklahoma connecticut arkansas kansas nevada nebraska hawaii',
};

export const placeNames = new Set(Object.values(byCountry).flatMap((names) => names.split(' ')));

/** States of Malaysia, which addresses end in as they end in a country, folded. */
export const malaysianStates = [
  'selangor',
  'johor',
  'penang',
  'perak',
  'sabah',
  'sarawak',
  'kuala lumpur',
  'melaka',
  'pahang',
  'kedah',
  'kelantan',
  'terengganu',
  'negeri sembilan',
  'selangor darul ehsan',
];
