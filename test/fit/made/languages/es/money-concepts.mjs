import {parseConcepts} from '../parse-concepts.mjs';

/** Datos de siniestros, préstamos, donativos, teléfonos, ofertas, pedidos y hoteles. */
export const moneyConcepts = parseConcepts(`
insurer = Aseguradora|Compañía aseguradora|Entidad aseguradora|Compañía de seguros
  > quien paga el daño|nombre de la compañía|quien cubre el riesgo|mutua
  > ¿Qué compañía es?|¿Quién paga el daño?|¿Quién cubre a la persona?|¿Con quién está asegurada?
claimNumber = N.º de siniestro|Siniestro n.º|Referencia del siniestro|Expediente de siniestro
  > identificador del daño|caso en la compañía|número con que se tramita el daño|código del parte
  > ¿Con qué número se tramita el daño?|¿Cuál es el caso en la compañía?|¿Cómo se identifica el parte?|¿Qué hay que citar sobre el daño?
lossDate = Fecha del siniestro|Fecha del accidente|Ocurrido el|Siniestro del
  > día del daño|cuándo fue el accidente|día del suceso|cuándo pasó
  > ¿Cuándo fue el daño?|¿Qué día fue el accidente?|¿Cuándo pasó?|¿De cuándo es el suceso?
lossPlace = Lugar del siniestro|Lugar del accidente|Ocurrido en|Localidad del siniestro
  > dónde fue el daño|ciudad del accidente|sitio del suceso|punto del daño
  > ¿Dónde fue el daño?|¿En qué ciudad fue el accidente?|¿Dónde pasó?|¿Cuál es el sitio del suceso?
lossDescription = Descripción del siniestro|Circunstancias|Hechos|Causa del siniestro
  > cómo pasó|lo que se dañó|desarrollo del accidente|relato del suceso
  > ¿Cómo pasó?|¿Qué se dañó?|¿Qué ocurrió?|¿Cuál fue el desarrollo?
claimedSum = Importe reclamado|Cantidad reclamada|Valoración de daños|Su reclamación
  > lo que pide el asegurado|valor del daño|indemnización deseada|total de lo pedido
  > ¿Cuánto pide el asegurado?|¿De cuánto es el daño?|¿Qué indemnización quiere?|¿A cuánto asciende lo pedido?
settledSum = Indemnización|Importe pagado|Importe a abonar|Liquidación
  > lo que paga la compañía|suma concedida|compensación|dinero que recibe el asegurado
  > ¿Cuánto paga la compañía?|¿Qué suma se concede?|¿Qué recibe el asegurado?|¿De cuánto es la compensación?
claimsHandler = Tramitador|Gestor del siniestro|Tramitado por|Su gestor
  > quien lleva el caso|empleado encargado del daño|persona en la compañía|responsable del parte
  > ¿Quién lleva el caso?|¿Quién se encarga del daño?|¿Qué empleado lo tramita?|¿A quién escribir en la compañía?
payoutDate = Fecha de pago|Abono el|Pago el|Fecha de abono
  > día en que sale el dinero|cuándo llega la indemnización|día de la transferencia|momento del cobro
  > ¿Cuándo se paga?|¿Qué día es la transferencia?|¿Cuándo cobra el asegurado?|¿En qué fecha llega el dinero?
lender = Prestamista|Entidad prestamista|Entidad acreedora|Acreedor
  > quien presta el dinero|banco del crédito|a quién se debe|entidad que financia
  > ¿Quién presta el dinero?|¿Qué banco financia?|¿A quién se debe el dinero?|¿Qué entidad da el crédito?
debtor = Prestatario|Deudor|Titular del préstamo|Parte prestataria
  > quien recibe el préstamo|quien debe devolverlo|persona endeudada|quien pide prestado
  > ¿Quién recibe el préstamo?|¿Quién debe devolverlo?|¿Quién pide prestado?|¿Quién debe el dinero?
loanAmount = Importe del préstamo|Capital prestado|Principal|Importe del crédito
  > cuánto se presta|suma del crédito|dinero prestado|capital
  > ¿Cuánto se presta?|¿De cuánto es el crédito?|¿Qué suma se recibe?|¿Cuál es el capital?
interestRate = Tipo de interés|TAE|TIN|Interés anual
  > precio del dinero en tanto por ciento|interés al año|porcentaje del crédito|coste anual
  > ¿Qué porcentaje se cobra?|¿Cuánto interés hay al año?|¿Cuál es el coste en tanto por ciento?|¿A qué porcentaje se presta?
loanTerm = Plazo|Plazo del préstamo|Duración del préstamo|Plazo de amortización
  > tiempo para devolverlo|cuántos meses o años|duración del crédito|extensión del crédito
  > ¿En cuánto tiempo se devuelve?|¿Cuántos meses dura?|¿Cuánto dura el crédito?|¿A qué tiempo se extiende?
loanNumber = N.º de préstamo|Préstamo n.º|Contrato de préstamo n.º|Cuenta de préstamo
  > identificador del crédito|referencia de la financiación|código del préstamo|expediente del crédito
  > ¿Cuál es el identificador del crédito?|¿Con qué número va el préstamo?|¿Qué referencia tiene la financiación?|¿De qué expediente se trata?
firstPaymentDate = Primera cuota|Primer vencimiento|Inicio de amortización|Primera cuota el
  > cuándo se paga por primera vez|día del primer pago|comienzo de la devolución|arranque de las cuotas
  > ¿Cuándo se paga por primera vez?|¿Cuándo empieza la devolución?|¿Qué día es el primer pago?|¿Desde cuándo se devuelve?
collateral = Garantía|Garantías|Aval|Garantía del préstamo
  > lo que asegura el crédito|prenda del banco|bien que responde|protección del banco
  > ¿Qué asegura el crédito?|¿Qué bien responde?|¿Qué puede tomar el banco?|¿Con qué se protege el banco?
charity = Entidad beneficiaria|Asociación|ONG|Fundación
  > quien recibe el donativo|nombre de la organización|a quién se ayuda|buena causa
  > ¿Quién recibió el donativo?|¿A qué organización se dio?|¿Quién da las gracias?|¿A quién se ayuda?
donor = Donante|Nombre del donante|Donado por|Aportación de
  > quien dio|benefactor|persona generosa|autor del donativo
  > ¿Quién dio?|¿De quién viene el dinero?|¿Quién es el benefactor?|¿Quién hizo el regalo?
donationAmount = Importe del donativo|Donativo|Importe donado|Aportación
  > cuánto se dio|dinero regalado|valor del regalo|suma entregada
  > ¿Cuánto se dio?|¿Qué suma se regaló?|¿Cuánto vale el regalo?|¿De cuánto fue la ayuda?
donationDate = Fecha del donativo|Donado el|Fecha de la aportación|Recibido el
  > día del regalo|cuándo se dio|llegada de la ayuda|día en que se regaló
  > ¿Cuándo se dio?|¿Qué día llegó la ayuda?|¿De cuándo es el regalo?|¿Cuándo se recibió?
donationPurpose = Destino|Finalidad|Destinado a|Proyecto
  > para qué es el dinero|obra apoyada|fin del regalo|uso de la ayuda
  > ¿Para qué es el dinero?|¿Qué obra se apoya?|¿Cuál es el fin?|¿En qué se usará?
donationKind = Tipo de donativo|Clase de donación|Forma de la donación|Modalidad de donación
  > dinero o cosas|clase de regalo|manera de dar|forma de la ayuda
  > ¿Es dinero o son cosas?|¿Qué clase de regalo es?|¿De qué manera se dio?|¿Qué clase se marcó?
taxExemptNumber = N.º de registro de la entidad|Registro de asociaciones n.º|Exención n.º|N.º de utilidad pública
  > número que exime de impuestos|inscripción de la asociación|prueba de utilidad pública|código de la organización
  > ¿Con qué número está inscrita la asociación?|¿Qué número exime de impuestos?|¿Cuál es su código?|¿Qué prueba su utilidad?
receiptNumber = Recibo n.º|N.º de recibo|Número de recibo|Justificante n.º
  > número de orden del recibo|identificador de este papel|código del justificante|numeración del recibo
  > ¿Qué número tiene este papel?|¿Cómo se identifica el recibo?|¿Cuál es el código del justificante?|¿Qué numeración lleva?
phoneLine = Línea|N.º de línea|Teléfono facturado|Su número
  > número que se factura|móvil del cliente|tarjeta SIM|conexión
  > ¿Qué número se factura?|¿De qué móvil es?|¿De qué conexión se trata?|¿Qué número tiene la tarjeta?
tariff = Tarifa|Su tarifa|Plan|Tarifa contratada
  > lo que eligió el cliente|nombre del contrato|paquete|modelo de precio
  > ¿Qué eligió el cliente?|¿Cómo se llama el contrato?|¿Qué paquete tiene?|¿En qué plan está?
usageCharges = Consumos|Llamadas y datos|Consumo fuera de tarifa|Cargos por uso
  > precio de las llamadas|parte variable|coste del uso|lo que pasa de la cuota
  > ¿Cuánto cuestan las llamadas?|¿De cuánto es la parte variable?|¿Cuánto se paga por el uso?|¿Cuánto se suma a la cuota?
dataUsed = Datos consumidos|Consumo de datos|Datos usados|Volumen de datos
  > gigas gastados|cantidad de internet|navegación del mes|tráfico
  > ¿Cuántos gigas se gastaron?|¿Cuánto internet se usó?|¿Cuánto se navegó?|¿Cuál es el tráfico?
contractEnd = Fin de permanencia|Permanencia hasta|Fin del contrato|Contrato hasta
  > cuánto dura la atadura|último día atado|cuándo se puede ir|salida posible
  > ¿Hasta cuándo está atado?|¿Cuándo puede irse?|¿Cuál es el último día atado?|¿Cuándo acaba el contrato?
quoteNumber = Presupuesto n.º|N.º de presupuesto|Oferta n.º|N.º de oferta
  > identificador de la oferta|lo que se cita al pedir|código del presupuesto|expediente de la oferta
  > ¿Cuál es el identificador de la oferta?|¿Qué hay que citar al pedir?|¿De qué presupuesto se trata?|¿Con qué número se ofreció?
quoteDate = Fecha del presupuesto|Fecha de la oferta|Presupuesto del|Oferta del
  > día de la oferta|cuándo se ofreció|de cuándo son los precios|redacción del presupuesto
  > ¿Cuándo se ofreció?|¿De qué día es la oferta?|¿De cuándo son los precios?|¿Cuándo se redactó?
offerValidUntil = Válido hasta|Oferta válida hasta|Validez de la oferta|Precios válidos hasta
  > cuánto vale la oferta|último día para aceptar|fin de la oferta|límite de los precios
  > ¿Hasta cuándo vale la oferta?|¿Cuándo hay que aceptar?|¿Cuándo acaba la oferta?|¿Cuál es el límite de los precios?
deliveryTime = Plazo de entrega|Tiempo de entrega|Entrega en|Disponibilidad
  > cuánto hay que esperar|semanas hasta que llega|tiempo para suministrar|espera
  > ¿Cuánto hay que esperar?|¿En cuánto tiempo se suministra?|¿Tras cuántas semanas llega?|¿Cuál es la espera?
deliveryTerms = Condiciones de entrega|Incoterms|Incoterm|Términos de entrega
  > quién paga el porte|cláusula del transporte|dónde pasa el riesgo|regla del flete
  > ¿Quién paga el porte?|¿Qué cláusula vale para el transporte?|¿Dónde pasa el riesgo?|¿En qué condiciones se entrega?
preparedBy = Preparado por|Su contacto|Comercial|Elaborado por
  > quien hizo la oferta|vendedor|autor del presupuesto|persona para las dudas
  > ¿Quién hizo la oferta?|¿Qué vendedor es?|¿Quién responde a las dudas?|¿Quién es el autor?
poNumber = Pedido n.º|N.º de pedido|Orden de compra n.º|Nuestro pedido
  > identificador de la compra|lo que debe figurar en la factura|código de compra|número de la compra
  > ¿Cuál es el identificador de la compra?|¿Qué debe figurar en la factura?|¿Con qué número se compró?|¿De qué compra se trata?
requiredBy = Fecha de entrega solicitada|Entregar antes del|Necesario para|Fecha requerida
  > último día para la mercancía|cuándo hace falta|día deseado|límite de llegada
  > ¿Cuándo hace falta la mercancía?|¿Qué día se desea?|¿Antes de cuándo debe llegar?|¿Cuál es el último día?
costCentre = Centro de coste|Imputación|Código contable|Centro de costes
  > presupuesto que paga|cuenta interna|clave contable|unidad que carga
  > ¿Qué presupuesto paga?|¿A qué cuenta interna va?|¿Cuál es la clave contable?|¿A qué unidad se carga?
vendor = Proveedor|Vendedor|Pedido a|Suministrador
  > a quién se compra|empresa que sirve|sociedad que vende|destinatario del pedido
  > ¿A quién se compra?|¿Quién debe servir?|¿Qué empresa vende?|¿A quién va el pedido?
shipTo = Dirección de entrega|Entregar en|Lugar de entrega|Enviar a
  > adónde va la mercancía|destino del envío|punto de recepción|dónde se descarga
  > ¿Adónde va la mercancía?|¿En qué dirección se recibe?|¿Dónde se descarga?|¿Cuál es el destino?
purchaser = Comprador|Solicitante|Solicitado por|Departamento de compras
  > quien pidió|empleado que compra|persona de compras|quien quiere la mercancía
  > ¿Quién la pidió?|¿Quién de compras es?|¿Qué empleado compra?|¿Quién quiere la mercancía?
approvedBy = Aprobado por|Autorizado por|Visto bueno|Conforme
  > quien lo permitió|jefe que acepta|persona que lo valida|quien dio su acuerdo
  > ¿Quién lo permitió?|¿Qué jefe acepta?|¿Quién dio su acuerdo?|¿Por quién está firmado?
hotelName = Hotel|Su hotel|Alojamiento|Establecimiento
  > dónde se aloja el cliente|nombre de la casa|lugar para dormir|hospedaje reservado
  > ¿Dónde se aloja el cliente?|¿Cómo se llama la casa?|¿Qué hospedaje se reservó?|¿Dónde se duerme?
hotelAddress = Dirección del hotel|Ubicación|Cómo llegar|Dirección del alojamiento
  > dónde está la casa|calle del hospedaje|sitio para el taxi|emplazamiento del hotel
  > ¿Dónde está la casa?|¿En qué calle está el hospedaje?|¿Adónde debe ir el taxi?|¿Dónde queda el hotel?
nights = Noches|N.º de noches|Número de noches|Duración de la estancia
  > cuánto se queda|largo de la estancia|veces que se duerme|cantidad de noches
  > ¿Cuánto tiempo se queda?|¿Cuántas veces duerme allí?|¿De qué largo es la estancia?|¿Para cuántas noches es?
guestCount = Personas|N.º de personas|Huéspedes|Ocupación
  > cuántos vienen|tamaño del grupo|para cuántos se reservó|cantidad de viajeros
  > ¿Cuántos vienen?|¿Para cuántos se reservó?|¿De qué tamaño es el grupo?|¿Cuántos viajeros son?
roomType = Tipo de habitación|Habitación|Categoría de habitación|Clase de habitación
  > qué habitación es|individual o doble|categoría reservada|clase de cama
  > ¿Qué habitación es?|¿Es doble?|¿Qué categoría se reservó?|¿Qué clase de cama hay?
stayPrice = Precio total|Precio de la estancia|Total de la estancia|Coste total
  > lo que cuesta la estancia|suma de las noches|precio de todo|coste de la reserva
  > ¿Cuánto cuesta la estancia?|¿Cuánto son todas las noches?|¿Cuál es el precio de todo?|¿Cuánto cuesta la reserva?
board = Régimen|Pensión|Comidas|Régimen alimenticio
  > qué se come|desayuno o media pensión|comidas incluidas|comida en el precio
  > ¿Qué se come?|¿Está incluido el desayuno?|¿Qué comidas entran en el precio?|¿Qué hay de comer?
cancelUntil = Cancelación gratuita hasta|Cancelable hasta|Cancelar antes del|Límite de cancelación
  > último día para renunciar|cuándo cuesta renunciar|fin de la renuncia libre|límite para anular
  > ¿Hasta cuándo se puede renunciar?|¿Cuándo cuesta renunciar?|¿Cuál es el último día para anular?|¿Antes de cuándo es gratis?
`);
