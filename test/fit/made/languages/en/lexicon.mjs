import {list, words} from '../list.mjs';

export const lexicon = {
  code: 'en',
  formLabels:
    list(`Name|Full name|Date|Date of birth|Address|City|State|Zip code|Country|Phone|Phone number|Telephone
    Fax|Fax no.|E-mail|Account|Account no.|Account number|Customer|Customer no.|Client|Invoice no.|Order no.|Purchase order
    Reference|Your ref.|Our reference|Subject|Re|To|From|cc|Company|Department|Division|Title|Position|Manager|Supervisor
    Signature|Approved by|Prepared by|Received by|Requested by|Checked by|Date received|Date approved|Due date|Start date
    End date|Expiry date|Effective date|Period|Term|Amount|Total amount|Balance|Unit price|Price|Quantity|Qty|Discount|Tax
    Net|Gross|Currency|Bank|Description|Description of goods|Remarks|Comments|Notes|Reason|Reason for visit|Purpose
    Instructions|Special instructions|Results|Conclusion|Objective|Background|Summary|Method|Materials used|Sample|Sample no.
    Batch no.|Lot #|Serial no.|Model|Type|Type of product|Brand|Category|Class|Code|Item|Part number|Weight|Gross weight
    Net weight|Length|Width|Height|Diameter|Temperature|Pressure|Moisture content|pH|Volume|Density|Color|Size|Style|Location
    Site|Region|Territory|Warehouse|Carrier|Vehicle|License no.|Driver|Route|Destination|Origin|Port of loading|Contact
    Contact person|Attention|Attn|Number of pages|Pages incl. cover sheet|Pages|Time|Time in|Hours worked|Rate|Job title
    Job no.|Project|Project name|Project number|Program|Budget|Estimated cost|Actual cost|Employee|Employee no.|Employee name
    Social security number|Sex|Age|Marital status|Occupation|Employer|School|Degree|Year|Patient|Physician|Diagnosis|Allergies
    Policy no.|Insurance company|Claim number|Case no.|Court|Attorney|Plaintiff|Defendant|Filing date|Registration no.
    Permit number|Agency|Media|Publication|Issue date|Circulation|Audience|Advertiser|Station|Market|Spot length|Distribution
    Authorized by|Witness|Tenant|Landlord|Property address|Rent|Deposit|Meter no.|Reading|Previous reading|Consumption
    Service address|Event|Event name|Venue of the event|Expected guests|Sponsor|Chairman|Members present|Absent|Agenda item
    Action required|Completed by|Target date|Status|Priority|Complaint|Response|Follow up|Test|Test date|Test method|Analyst
    Equipment|Operator|Shift|Line speed|Machine no.|Supplier|Vendor|Manufacturer|Dealer|Buyer|Ship to|Bill to|Sold to|Ship via
    Terms of payment|Delivery date|Yes|No|Other|Other (specify)|Nature of business|Nature of work|Type of request
    Present address|Permanent address|How long at this address|Name and address of employer|Do you agree with the proposal
    Date and place of issue|Name of the person who made the report`),
  joiners: [' / ', ' and ', ' or ', ' of ', ' & '],
  firstNames:
    list(`John|Mary|Ana|Peter|Luisa|Thomas|Greta|Wilhelm|Ines|Omar|Priya|Chen|David|Ruth|Paul|Helen|Marcus|Yuki
    Nora|K.|R.|J.|S.|Aisha|Mohammed|Fatima|Rajesh|Sunita|Kwame|Amara|Olga|Dmitri|Mei|Hiroshi|Carlos
    Guadalupe|Siobhan|Declan|Rhys|Agnieszka|Tomasz|Ingrid|Lars|Zainab|Thabo|Nomvula|Leilani|George
    Elizabeth|William|Margaret|Charlotte|Oliver|Harriet|Jennifer|Kevin|Tyler|Brittany|Mary Ann|Jean-Paul
    Ngozi|Arjun|Wei|Soo-jin|Giovanni|Esther|Abraham|Dr. Alan|A. M.|T. S.|Xavier`),
  lastNames:
    list(`Miller|Okafor|Schmidt|Garcia|Tanaka|Brown|Lindqvist|Rossi|Dubois|Hansen|Kowalski|Patel|Nguyen|Adams|Baker
    Costa|Fischer|Moreau|Olsen|Walsh|O'Connor|O'Brien|MacDonald|McAllister|van der Berg|de Souza|Singh
    Kumar|Sharma|Iyer|Khan|Hussain|Ahmed|Adeyemi|Mensah|Ndlovu|Mbeki|Zhang|Wong|Park|Kim|Suzuki|Ivanova
    Petrov|Novak|Horvath|Papadopoulos|Andersen|Johansson|Virtanen|Hughes|Llewellyn|Fitzgerald|Smith-Jones
    Thompson|Wright|Robinson|Clarke|Whitfield|Hargreaves|Hernandez|Reyes|Cruz|Goldberg|Levi|Haddad|Rahman
    Perera|Tran|Washington|Young|King`),
  companyWords:
    list(`Northwind|Harbor|Delta|Apex|Summit|Orchard|Blue River|Granite|Pioneer|Cedar|Falcon|Mercury|Atlas|Vega
    Lakeside|Sterling|Beacon|Evergreen|Ironbridge|Copper Hill|Redwood|Meridian|Keystone|Albion|Caledonia
    Himalaya|Ganges|Southern Cross|Maple Leaf|Kestrel|Highland|Thames|Trident|Acorn|Phoenix|Zenith
    Quantum|Silverline|Crown|Union|National|First|Central|Pacific|Midland|Wessex|Old Mill|Rosewood
    Hawthorne|Brightwater|Oakfield|Hillcrest|Baxter|Hartley|Simmons|Prakash|Chandra|Tan Brothers
    Mountain View|Riverside`),
  legalForms:
    list(`Inc.|Ltd.|Company|Corp.|LLC|& Co.|Services|Laboratories|Industries|Trading|Partners|Limited|PLC|LLP|L.P.
    Pty Ltd|Pvt. Ltd.|Incorporated|Corporation|Co.|Group|Holdings|& Sons|& Daughters|Brothers|Associates
    Consulting|Bank|Insurance|University|College|Hospital|Trust|Council|Agency|Institute|Systems
    Solutions|Engineering|Motors|Logistics|Foundation|Society`),
  towns:
    list(`Springfield|Riverton|Oakdale|Kingston|Aurora|Madison|Leeds|Toronto|Ashford|Fairview|Salem|Bristol
    Manchester|Glasgow|Cardiff|Belfast|Dublin|Cork|York|Bath|Norwich|Leicester|Aberdeen|Brighton|Boston
    Chicago|Denver|Portland|Austin|Phoenix|Lexington|Burlington|Cedar Rapids|Santa Rosa|New Haven
    St. Louis|Baton Rouge|Milwaukee|Ottawa|Halifax|Calgary|Vancouver|Sydney|Perth|Brisbane|Auckland
    Wellington|Cape Town|Nairobi|Mumbai|Pune|Chennai|Singapore|Stoke-on-Trent|Kuala Lumpur`),
  regions: list(
    'NY|CA|TX|OH|VA|WA|IL|GA|PA|FL|MI|NJ|NC|MN|WI|CO|MA|OR|AZ|TN|MO|MD|IN|LA|KY|UT|ON|BC|AB|NSW|QLD|VIC',
  ),
  streets:
    list(`Main Street|Oak Avenue|Park Road|Harbor Drive|Mill Lane|Church Street|Station Road|Garden Way|Lake Street
    Hill Road|High Street|Victoria Road|King Street|Queens Road|London Road|Broadway|Elm Street
    Maple Avenue|Washington Boulevard|Jefferson Street|Park Avenue|Second Avenue|14th Street NW
    Pine Court|Cedar Lane|Meadow View|The Crescent|Castle Hill|Market Square|Riverside Drive|Kingsway
    Albert Terrace|Orchard Close|Sunset Blvd.|Lincoln Hwy|M. G. Road|Nehru Marg|George Street|Bay St.
    West End Ave.`),
  street: '{number} {street}',
  zip: '99999',
  townLine: '{town}, {region} {zip}',
  words:
    words(`the a of and to in for with on by is was are be this that from at as has been will not all any our their its
    which were have more than may can should must during after before between within under over new main other same first
    second several each report sample product test market request order plant system material results program review change
    level study water paper quality display account store sales price unit number plan area cost value control data design
    effect field filter group increase reduce current analysis process period method standard proposed required available
    additional complete general final present line surface weight color visit contact customer delivery package supply season
    campaign support training budget meeting schedule approved received attached following`),
  months: words(`January February March April May June July August September October November December`),
  shortMonths: words('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
  dateFormats:
    list(`M/D/YY|MM/DD/YYYY|MMMM D, YYYY|D MMM YYYY|M-D-YY|MMM D, YYYY|D MMMM YYYY|YYYY-MM-DD|DD/MM/YYYY
    DD MMM YYYY|D-MMM-YY|D MMMM, YYYY|MMMM D YYYY`),
  group: ',',
  decimal: '.',
  moneyFormats: list('$#|$#|#|$ #|USD #|£#|£#|£ #|GBP #|# USD|€#|US$#|Rs. #|CAD #'),
  units: list('mm|kg|g|lbs|in.|cm|hrs|days|units|oz.|ml|pcs|km|miles|sq. ft.|m²|gal.|dozen|boxes|°C'),
  phones:
    list(`(299) 399-9999|299-399-9999|299/399-9999|+1 299 399 9999|299.399.9999|099 9999 9999|(099) 9999 9999
    09999 999999|+44 99 9999 9999|+91 99999 99999|+61 9 9999 9999|1-800-999-9999|+353 9 999 9999
    299 3999999`),
  shortAnswers:
    list(`N/A|None|Yes|No|X|x|See attached|Various|All|Nil|Not applicable|Unknown|As above|Same|Pending|TBD|TBA
    Both|Some|Ditto|Never|Attached|Not known`),
  choices: [
    ['Yes', 'No'],
    ['Male', 'Female'],
    ['Monthly', 'Weekly', 'Yearly'],
    ['New', 'Renewal', 'Other'],
    ['Single', 'Married', 'Divorced', 'Widowed'],
    ['Cash', 'Check', 'Card'],
  ],
};
