/** Families of words of one meaning, with blanks between: `word*` begins so, `*word` ends so. */
export const namesAndContact = {
  address:
    'address* addressed adress resides residence* residing lives live domicile* located home where residence lived address addresses street road avenue resident domicile',
  attention: 'attention attn fao care-of c/o',
  contact:
    'contact* reach* reached liaison attn attention enquiries inquiries point-of-contact contact contacts reach ask-for representative person-in-charge handled queries',
  coordinates: 'coordinates latitude longitude gps lat lon grid position',
  country: 'country countries nation* land state nation origin',
  county: 'county counties shire parish',
  distribution: 'distribution cc bcc copied circulated circulation',
  district:
    'district* county counties quarter borough neighbourhood neighborhood ward precinct parish suburb',
  fax: 'fax* telefax facsimile telecopier',
  floor: 'floor* storey* story level basement deck floor floors storey',
  greeting: 'dear greeting* salutation regards sincerely yours faithfully',
  headquarters: 'headquarter* hq head-office seat registered-office principal-office headquarters based',
  letter: 'dated letter written wrote correspondence',
  mobile: 'mobile* cellphone* cellular cell',
  moving: 'move* moved moving relocat* new-address previous-address removal',
  municipality: 'municipal* borough council parish commune township',
  name: 'name named names called who whom full-name',
  nickname: 'nickname* alias aka pseudonym* known-as username stage-name',
  office: 'office* bureau desk',
  password: 'password* pin login username user userid passcode credential* puk',
  postcode: 'postcode* zip zipcode zip-code postal pincode',
  signature: 'signature* sign signs signed signing signatory signer* autograph* undersigned initialled',
  street: 'street* st road rd avenue ave lane boulevard drive square str',
  surname: 'surname* lastname last-name family-name last surname surnames',
  telephone: 'telephone* phone* tel ph call* ring dial landline mobile cell',
  telex: 'telex cable telegram* telegraph* wire*',
  town: 'town* city cities village* locality municipality community place',
  visitor: 'visitor* visit* visited badge guest guests host hosts',
};
