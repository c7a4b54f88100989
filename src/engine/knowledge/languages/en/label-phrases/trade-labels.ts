/** Invoices, orders, quotes, deliveries, shipping and customs. */
export const trade = {
  invoice_number: `invoice/bill/tax number, invoice (id/code/reference), number invoice/bill, bill number, invoice document number, tax invoice number
    = Invoice Number|No.|Nr.|Num, Tax Invoice No.|Number, Inv. No., Bill No.|Number, Invoice ID, Invoice #?, Invoice?, Document Number|No.?, Our Ref.?, Number?, No.?`,
  invoice_date: `invoice/bill date, date invoice/bill issued, date issue invoice/bill, date invoice drawn/made/written
    = Invoice Date, Date of Invoice, Tax Invoice Date, Bill Date, Billing Date, Inv. Date, Date Issued, Issue Date, Date of Issue, Document Date?, Date?`,
  issue_date: `date issue/issuance/issuing, issue/issuing/issuance (date), issued on, date issued (on)
    = Date of Issue, Issue Date, Date Issued, Issued On, Issued, Dated?, Document Date?, Date?`,
  document_date: `date, document date, date document, dated
    = Date, Dated, Document Date, Date of Document, Issue Date?, Date Issued?`,
  document_number: `document number/reference/id, number document, doc number
    = Document Number|No.|ID, Doc. No., Document Reference, Reference Number|No.?, Ref. No.?, Number?, No.?`,
  due_date: `due (date), payment due (date), date (payment) due (by), pay by, pay date by, payment deadline, deadline payment, latest date payment, date must paid by, date be paid by, due by/on, date invoice/bill paid (by/latest), date invoice/bill payable, latest payment date, invoice/bill due (on/date), payment expected by, date payment expected, date payment made by, payment date due, date pay by/latest, last date/day payment
    = Payment Due Date, Due Date, Payment Due, Payment Due By, Date Due, Due By, Due On, Pay By, Please Pay By, Payable By, Pay By Date, Due?`,
  order_number: `order number, number order, order id/reference/ref/code, purchase order (number), po (number), customer/client order (number), number purchase order, sales order (number), booking order number
    = Purchase Order Number|No., Customer Order No., Sales Order No.|Number, PO Number|No., P.O. Number|No., Your Order No., Order Number|No.|Nr.|ID, Order Reference|Ref., PO #?, Order #?, Purchase Order?, SO No., Your Order?, PO?, Order?`,
  order_date: `order date, date order (placed), order placed (on), purchase order date, date purchase order, po date, ordered on, date ordered
    = Order Date, Date of Order, PO Date, P.O. Date, Purchase Order Date, Date Ordered, Ordered On, Order Placed, Placed On, Date?`,
  quote_number: `quote/quotation/offer/proposal/estimate number/id/reference, quote, quotation
    = Quotation Number|No., Quote Number|No.|ID, Quote Ref., Offer No., Proposal Number|No., Estimate Number|No., Quote #?, Quotation?, Quote?, Estimate #?, Estimate?`,
  quote_date: `quote/quotation/offer/proposal/estimate date, date quote/quotation/offer/proposal/estimate
    = Quotation Date, Quote Date, Date of Quotation|Quote|Offer, Offer Date, Proposal Date, Estimate Date, Date?`,
  valid_until: `valid until/to/till/thru/through, valid date until/to, validity (date), expiry (date), date expiry, expires (on), expiration (date), date expires, quote/offer valid until, valid end date, valid end, valid thru date
    = Valid Until, Valid To, Valid Till, Valid Thru, Valid Through, Expiry Date, Expiration Date, Date of Expiry|Expiration, Expires On, Expires, Exp. Date, Expiry, Expiration, Good Through, Offer Valid Until, Quote Valid Until, Validity, EXP?`,
  valid_from: `valid from, valid date from, date valid from, validity start (date), validity from, effective from, valid start date
    = Valid From, Effective From, Validity From, Start of Validity, Valid As Of, From?`,
  delivery_note_number: `delivery note/docket/slip number, packing slip/list number, dispatch note number, despatch note number, delivery number
    = Delivery Note Number|No., Delivery Docket No., Delivery No.|Number, Dispatch Note No., Despatch Note No., Packing Slip No.|Number, Packing List No., D/N No., Delivery Note?, Packing List?`,
  delivery_date: `delivery date, date delivery/delivered, delivered on, expected/estimated/requested/promised/required delivery (date), date goods delivered, delivery due (date), required date, date required, date goods/order/parcel/shipment delivered/received, date order/parcel arrive/arrived/arrives, goods/order delivered (on/date), date delivery expected/requested/due/planned, goods delivered date, promised date
    = Delivery Date, Date of Delivery, Delivered On, Date Delivered, Expected Delivery, Expected Delivery Date, Estimated Delivery, Requested Delivery Date, Required Delivery Date, Delivery Due, Required By, Date Required, Needed By, Delivery?, Delivered?, ETA?`,
  ship_date: `ship/shipping/shipment/shipped/dispatch/despatch (on) date, date ship/shipping/shipment/shipped/dispatch/dispatched/despatch, shipped on, date goods shipped, dispatched on, date goods/order/parcel/shipment shipped/sent/dispatched/left, date sent, goods sent (on), sent on
    = Ship Date, Shipping Date, Date Shipped, Date of Shipment, Shipment Date, Shipped On, Dispatch Date, Despatch Date, Dispatched On, Date of Dispatch, Shipped On Board Date, On Board Date, Shipped?`,
  ship_via: `ship/shipped/shipping/dispatched/sent via/by/method/mode, shipped via, shipping/delivery method/service, method/mode/means shipment/shipping/delivery/transport, delivery mode, way shipped, how shipped
    = Shipped Via, Ship Via, Shipping Method, Delivery Method, Mode of Transport, Means of Transport, Method of Shipment, Mode of Shipment, Shipped By, Delivery Service, Dispatched Through, Shipping Service, Via?, Carrier?`,
  carrier: `carrier (name), shipping company/line, (name) shipping line, forwarder, freight company, transport company, courier (name), haulier, name carries/carried/transports/transported/moves goods/cargo/shipment, company carries/transports/transported goods/cargo/shipment, trucking company, goods carried/transported by, transporter, logistics company, shipping/delivery company/service name
    = Carrier Name, Name of Carrier, Carrier, Shipping Line, Shipping Company, Forwarder, Freight Forwarder, Forwarding Agent, Transport Company, Courier, Haulier, Shipper?`,
  tracking_number: `tracking number/id/code, shipment/consignment number, number tracking
    = Tracking Number|No.|ID, Tracking #, Consignment Number|No., Shipment Number|No.|ID, Parcel No., Tracking?, Waybill No.`,
  bill_of_lading_number: `bill lading number, bl number, bill lading, b l number, waybill number, air waybill (number), awb (number), sea waybill number, consignment note number
    = Bill of Lading Number|No., B/L Number|No., B/L Nr., BL No., Air Waybill Number|No., AWB No., AWB, Waybill Number|No., Sea Waybill No., Consignment Note No., Consignment Note Number, CMR No., HAWB, MAWB, B/L #?, B/L?`,
  shipper: `shipper (name/address), consignor (name/address), consigner, exporter (name/address), sender (name), name shipper/exporter/sender, sender address, company/name ships/sends goods, name ships/shipped/sends/sent/exports/exported goods/shipment/cargo, company shipped/sent/exported goods/cargo, exporting company, goods shipped/sent by/from, sender goods/shipment
    = Shipper/Exporter, Shipper, Consignor, Shipper's Name and Address, Exporter, Exporter Name, Name of Shipper, Sender, Ship From, Shipped From, From?`,
  consignee: `consignee (name/address), importer goods, receiver (name/goods), recipient goods, company receives goods, name receives/gets/received goods/shipment/cargo, goods shipped/sent/consigned to, recipient shipment/cargo/goods (name), importing company, delivery recipient
    = Consignee, Consignee's Name and Address, Consignee Name, Name of Consignee, Consigned To, Importer, Receiver, Deliver To, Ship To?, Recipient?, To?`,
  notify_party: `notify party (name/address), party notify, name be notified
    = Notify Party, Notify Address, Also Notify, Notify, Party to be Notified`,
  ship_to: `ship to (address/name), shipping/delivery address, deliver to (address), delivery place/location, place delivery, address delivery, delivered to
    = Ship To, Shipping Address, Delivery Address, Deliver To, Delivered To, Place of Delivery, Shipped To, Delivery To, Delivery Location, Site Address?`,
  bill_to: `bill to (address/name), billing/invoice address, invoice to, billed to, invoiced to, sold to (name/address)
    = Bill To, Billing Address, Invoice To, Invoice Address, Billed To, Invoiced To, Sold To, Customer?, To?`,
  port_of_loading: `port loading/departure/shipment, loading port, airport departure goods, place loading/receipt, port/place goods/cargo loaded/shipped (from), port cargo/goods loaded at, place goods/cargo loaded, port origin, shipped from port
    = Port of Loading, Loading Port, POL, Port of Shipment, Port of Departure, Place of Receipt, Place of Loading, Airport of Departure, From Port`,
  port_of_discharge: `port discharge/unloading/arrival, discharge port, place unloading/discharge, port/place goods/cargo unloaded/discharged/arrive (at), destination port, port destination, port goods go to
    = Port of Discharge, Discharge Port, POD, Port of Unloading, Port of Arrival, Airport of Destination, Port of Destination, Final Destination, Place of Delivery?, To Port`,
  vessel: `vessel (name), ship name, name ship/vessel, vessel voyage, name ocean vessel, ship/vessel carrying goods, ship carries goods
    = Vessel Name, Vessel/Voyage, Vessel and Voyage No., Ocean Vessel, Name of Vessel, Vessel, Voyage No., Vessel / Voyage No., Ship?`,
  container_number: `container number, container, number container
    = Container Number|No., Container No./Seal No., Container/Seal No., Container Nos., Container #, Container?, Marks and Numbers?`,
  country_of_origin: `country origin, origin country, origin goods, country manufacture, made in country
    = Country of Origin, Origin Country, Country of Manufacture, Country of Origin of Goods, Made In, Origin?`,
  country_of_destination: `country destination, destination country, country final destination
    = Country of Destination, Country of Final Destination, Destination Country, Destination?`,
  incoterms: `incoterms, incoterm, delivery terms, terms delivery, trade terms, shipping/freight terms
    = Incoterms, Incoterm, Terms of Delivery, Delivery Terms, Terms of Sale, Shipping Terms, Freight Terms, Trade Terms, Terms?`,
  hs_code: `hs code, tariff code/number, commodity code, hts (code), customs tariff number, harmonized code
    = HS Code, H.S. Code, HS Tariff Code, HTS Code, Commodity Code, Tariff Code, Tariff Number|No., Customs Tariff No., Harmonized Code, HSN Code, HSN/SAC`,
  customs_value: `customs value, declared value, value customs, total customs value, amount declared
    = Customs Value, Value for Customs, Declared Value, Declared Value for Customs, Total Customs Value, Total Declared Value, Statistical Value, Value?`,
  declaration_number: `declaration number, customs declaration/entry number, entry number, mrn
    = Declaration Number|No., Customs Declaration No., Entry Number|No., MRN, Customs Entry No., Movement Reference Number`,
  gross_weight: `gross weight, weight gross, total gross weight, total weight, weight, goods weigh, amount goods/shipment/cargo weigh, weight goods/shipment/cargo/consignment, total weight goods/shipment, shipping weight
    = Total Gross Weight, Gross Weight, Gross Wt., G.W., GW, Total Weight, Gross Weight (kg), Weight?`,
  net_weight: `net weight, weight net, total net weight
    = Total Net Weight, Net Weight, Net Wt., N.W., NW, Net Weight (kg)`,
  packages: `count package/parcel/carton/piece/pallet/collo, total count package, package count, total package/carton/piece/pallet, package, pieces
    = Number|No. of Packages, No. of Pkgs, Total Packages, No. of Cartons, Number|No. of Pieces, Total Cartons, Total Pieces, No. of Pallets, Packages, Pkgs, Cartons?, Pieces?, Pcs?`,
  goods: `goods (description), description goods, kind packages goods, nature goods, commodity, cargo (description), merchandise
    = Description of Goods, Goods Description, Nature and Quantity of Goods, Description of Packages and Goods, Commodity, Commodity Description, Nature of Goods, Contents, Cargo, Goods, Description?`,
  freight: `freight (charge/cost/amount), shipping (cost/charge/fee/amount), delivery charge/cost/fee, carriage charge/cost, postage (cost), shipping handling
    = Shipping & Handling, Shipping and Handling, Freight Charges, Freight, Shipping Cost, Shipping Charges, Shipping, Delivery Charge, Delivery Fee, Carriage, Postage, Postage & Packing, P&P, S&H, Delivery?`,
  seller: `seller (name), vendor (name), supplier (name), (name) company sells/issues, issuer invoice/bill, issuer (name), name/company issued/sent/sold (invoice/bill/order/goods), name tradesman/contractor, sold by, merchant (name), name supplier/vendor, name sold/sells (goods/product/item/items), company sold goods, company sent/issued invoice/bill, company selling, supplier company, vendor company (name), business issued/issuing invoice/receipt, party selling, name provides/provided goods/services/service, service provider (name)
    = Seller, Vendor, Vendor Name, Supplier, Supplier Name, Name of Supplier, Sold By, Issued By, Seller's Name, Bill From, From?`,
  buyer: `buyer/purchaser/customer/client (name), name customer/buyer/client, company buys, bought by, customer company, name bought/buys/purchased/purchases (goods/product/service/item/items/house/property), name ordered goods/product/item/items, purchaser client name, name customer company, name/company invoiced, company billed, invoice addressed/made out to, bill/invoice recipient, recipient invoice/bill, customer full name, purchasing company, name pays invoice/bill, party buying
    = Buyer, Buyer's Name, Purchaser, Customer Name, Name of Customer, Customer, Sold To, Bill To, Client Name, Client, To?`,
  customer_number: `customer/client number/id/code/account, number customer/client, debtor number, account number customer, customer account number, customer number/id/account/reference supplier, client account, debitor number, customer account (id/code), account reference customer, subscriber number utility, customer number account
    = Customer Number|No.|ID|Code|Nr., Client Number|No.|ID|Code, Cust. No., Customer Account No., Customer A/C, Customer #, Your Customer No., Debtor No., Account Number|No.?, Account?`,
  supplier_number: `supplier/vendor number/id/code, number supplier/vendor
    = Supplier Number|No.|ID|Code, Vendor Number|No.|ID|Code, Vendor #, Our Supplier No.`,
  payment_terms: `payment terms/conditions, terms payment, terms, conditions payment
    = Payment Terms, Terms of Payment, Terms and Conditions of Payment, Payment Conditions, Net Terms, Terms?, Payment?`,
  quantity: `quantity, ordered quantity, quantity ordered, count items, total quantity
    = Quantity, Qty, Qty., Qty Ordered, Ordered Qty, Quantity Ordered, Total Quantity|Qty, Units?, Pcs?`,
  unit_price: `unit price/cost, price unit/each/item, rate unit, cost unit
    = Unit Price, Price per Unit, Price Each, Unit Cost, Price/Unit, Item Price, Rate?, Price?`,
  item_description: `item/product/article/service description, description item/product/article/service, description, item/product name
    = Item Description, Product Description, Description of Services, Product Name, Description, Item?, Product?, Details?, Particulars?`,
  item_number: `item/article/part/product/material number/code/id, sku, stock number, catalogue number
    = Item Number|No.|Code, Article Number|No., Part Number|No., Product Code|No.|ID, Material No., SKU, Stock Code, Cat. No., Catalogue No., P/N, Item #`,
  serial_number: `serial number, number serial, serial, serial number device/equipment/instrument/product/machine/unit/appliance, device/equipment/instrument/product/machine/unit serial (number)
    = Serial Number|No., Serial #, S/N, Ser. No., SN, Serial?`,
  model: `model (number/name), number model, type model, device model, equipment model, model device/equipment/instrument/product/machine/unit/appliance (number/type), product model, type designation, model name/number
    = Model Number|No., Model, Model Name, Model/Type, Model #, Type?`,
  batch_number: `batch/lot number, batch, lot, number batch/lot, lot code
    = Batch Number|No., Lot Number|No., Batch/Lot No., Lot/Batch No., Batch #, Lot #, LOT, Batch?`,
  your_reference: `your reference, customer/client reference (number), your ref number, reference customer/client
    = Your Reference, Your Ref., Your Ref. No., Customer Reference, Customer Ref., Client Reference, Client Ref., Reference?, Ref.?`,
  our_reference: `our reference (number), sender reference, our ref number
    = Our Reference, Our Ref., Our Ref. No., Reference?, Ref.?`,
  reference_number: `reference (number/code/id), number reference, ref
    = Reference Number|No.|Code, Ref. Number|No., Reference, Ref., Ref #, Our Ref.?, Your Ref.?`,
} as const;
