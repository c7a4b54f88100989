import type {RecognitionWords} from '../sections/recognition-words.js';

export const recognitionWords: RecognitionWords = {
  letters: '',
  telling: `the and for with from your our you this that date invoice total amount due tax number order payment please
      thank bill to of item description quantity price balance customer receipt account address cash change
      cashier card subtotal sub sales rounding qty goods sold reg page thanks again visit street road company
      phone office service`,
  common: `about above accept accepted access according account accounts action active actual add added addition
      additional address adjustment admin adult advance advice after again against age agent ago agree agreed
      agreement air all allowance allowed along already also always amount amounts and annual another any anyone
      apply apple approval approved are area around arrival article as ask assistant at attached attention
      authorised authorized auto available average away
baby back bag bags bakery balance ball banana bank bar barber base basic bath battery beans beauty beef
      been beer before below best better between beverage big bill bills black blade block blue board body
      bolt bonus book books both bottle bottom bought bowl box boxes branch brand bread breakfast bring broken
      brown brush building bulb burger business but butter buy by cabbage cable cake call calls can canned
      cap car card cards care careful carrot carry case cash cashier cashiers cat category celery cement center
      central centre certificate chain chair change changes charge charges charger cheap check cheese cheque
      chicken child children chili chilli chips chocolate choice cigarette city claim class classic clay clean
      cleaner clear clerk client clip clock close closed cloth clothes clothing club code coffee coin cold
      collect collected collection color colour come comes comment comments common company complete completed
      computer condition conditions confirm contact contactor container contains contents continue control
      cook cooking cool copy copyright corner corporation cost costs cotton count counter country coupon course
      court cover cream credit crispy cup cups curry customer customers cut cutter
daily damage damaged dark data date day days deal dealer dear debit december declare deliver delivered
      delivery department deposit description desk detail details diesel different dinner direct disc discount
      discounts display division dog dollar done door dose double down dozen draft dress drink drinks drive
      driver dry due during duty each early earn easy eat egg eggs either electric electrical electronic electronics
      email empty enclosed end energy engine engineering english enjoy enquiries enquiry enter enterprise enterprises
      entitled entry equipment error errors evening event every exact except excess exchange exchangeable exchanged
      exclude excluded excluding exclusive expiry express extra eye fabric face factory faith family fan fashion
      fast fault fax fee fees file filter final find fine first fish fitness five fixed flat flavour floor
      flour flower foam follow following food foods foot for form formula foundation four free fresh fried
      friend from front frozen fruit fruits fuel full furniture further future gallon game garden garlic gas
      gasoline general gift gifts ginger girl give given glass glove gloves glue gold golden good goods got
      grade grand grape gratuity great green grey grill grilled gross ground group guarantee guest guests gum
      hair half hall ham hammer hand handling happy hard hardware has have head health heart heat heavy height
      help here high holder holiday home honey hook hope hospital hot hotel hour hours house household how
      however ice identification if important in inch include included includes including inclusive indicated
      industrial industries industry information ingredient initial ink inn inquiry inside instruction insurance
      interest into invoice invoices iron is issue issued item items its jacket jam jeans job join joint juice
      just keep key keyboard keys kid kids kind kit kitchen know label ladies lady lamb lamp land large last
      late laundry law leaf leather left legal lemon length less letter level licence licensee license light
      lighter lights like lime limit limited line lines lips liquid list litre litres live load local location
      lock long look loose lot love low lower loyalty lunch machine made magazine mail main maintenance make
      maker mall man management manager manual many marine mark market mart mask massage master mat matches
      material materials matter max maximum may meal meals measure meat media medical medicine medium meeting
      melon member members membership memo men menu merchandise merchant message metal meter method metre middle
      milk mineral mini minimum minute minutes miscellaneous miss mobile mode model modern money month monthly
      months more morning most motor mouse much mug multi mushroom music must nail name napkin national natural
      near need net network new news next night no non none noodle noodles normal not note notes notice now
      number numbers nut nuts object of off offer office official oil okay old olive on once one onion online
      only open opening operated operation operator option or orange order ordered orders organic original
      other others our out outlet outside outstanding over own owner
pack package packet packing page paid paint pair pan pants paper park parking part partner parts party
      passenger past paste pay payable paying payment payments peanut pen pencil people pepper per percent
      performance period permit person personal petrol pharmacy phone photo pick piece pieces pin pineapple
      pipe pizza place plain plan plant plastic plate play please plug plus pocket point points policy polish
      poly pork portion post postal postcode potato pound powder power prawn preparation prepared prescription
      present press previous price prices print printed printer printing private prize problem process processing
      produce product production products professional profit program project promo promotion proof property
      protect provide provided public pump purchase purchased purchases purpose put qty quality quantity quarter
      queen query questions quick quotation rack radio rail range rate rates raw ready real rear reason receipt
      receipts receive received recipient recycled red redeem redemption reduced reference refill refrigerator
      refund refundable refunded refunds regards register registered registration regular related remark remarks
      remember remit remittance rent rental repair replace replacement report representative request required
      requirements reserve reservation resort rest restaurant restaurants result retail return returnable returned
      returns reverse reward rewards rice right ring roast roasted road roll room rope rose round rounded rounding
      route rubber rule rules safe safety salad sale sales salesman salesperson salmon salt same sample sandwich
      sauce sausage save saved saving savings school science scissors screen screw screws sea seafood seal
      seasonal seat second section security see seed seller send sensitive sent serial series serve served
      server service services session set seven shall shampoo shape share sheet sheets shell shift ship shipped
      shipping shirt shoe shoes shop shopping short should show shower shrimp side sign signature silver simple
      simplified since single site six size skin sky slice slip small smart smoke snack soap socket socks soda
      soft sold solution some soup source sour south spaghetti spare special specialist speed spend spicy spinach
      spoon sport sports spray spring square staff stainless stamp stand standard star start state statement
      station stationery status stay steak steam steel stick sticker still stock stone storage store stores
      straight street strictly string strip strong style sub subject submit subtotal subject such sugar suite
      sum summary summer sunday super supermarket supplier suppliers supplies supply support surcharge sweet
      switch system table tablet tables take taken takeaway tank tape target taste tax taxable taxes taxi tea
      team technical technology telephone tender tendered terminal terms test than thank thanks that the their
      them then there these they thick thin thing this those three through thru thus ticket till time times
      tin tip tips tissue title to toast tobacco today together toilet token tomato ton tool tools top topping
      total totals touch towel town toy toys track trade trading training transaction transactions transfer
      transport travel tray treatment tree trip truck try tube tuna turn twice two type types tyre under understand
      uniform unit units united unleaded unless unpaid until up upon upper use used user using valid validity
      value van vanilla various vat vegetable vegetables vehicle vendor very via video view vinegar visa visit
      visitor voice void volume voucher waiter wall want warranty was wash washing waste watch water wax way
      wear web website week weekly weeks weight welcome well were west what wheel when where which white who
      whole wholesale why wide width will window wine winter wipe wire wired wireless wise with within without
      women wood word work worker working works world worth wrap write written yard year years yellow yes yoghurt
      yogurt you young your yours zero zip zone january february march april june july august september october
      november monday tuesday wednesday thursday friday saturday`,
};
