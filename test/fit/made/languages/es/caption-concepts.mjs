import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of papers with captions: vehicles, journeys, parcels, insurances, persons. */
export const captionConcepts = parseConcepts(`
vin = N.º de bastidor|VIN|Bastidor > número grabado en el chasis > ¿Cuál es el número del chasis?
vehicleMake = Marca|Fabricante > quien construyó el coche > ¿Qué empresa construyó el vehículo?
vehicleModel = Modelo|Tipo|Denominación comercial > modelo del coche > ¿De qué modelo se trata?
firstRegistration = Fecha de primera matriculación|Primera matriculación > día en que el coche circuló por primera vez > ¿Cuándo se matriculó por primera vez?
engineCapacity = Cilindrada > tamaño del motor > ¿Qué tamaño tiene el motor?
enginePower = Potencia máxima|Potencia > fuerza del motor > ¿Qué fuerza tiene el motor?
vehicleMass = Masa en vacío|Masa|Tara > peso del vehículo > ¿Cuánto pesa el vehículo?
fuelType = Combustible|Tipo de combustible|Carburante > lo que quema el motor > ¿Con qué funciona el vehículo?
vehicleColour = Color|Color del vehículo > pintura del coche > ¿De qué color es el vehículo?
seatCount = Plazas|Número de asientos > sitios para personas > ¿Cuántas personas caben sentadas?
keeper = Titular del vehículo|Titular > persona a cuyo nombre está el coche > ¿A nombre de quién está el vehículo?
gate = Puerta|Puerta de embarque > salida en el aeropuerto > ¿Por qué puerta se sale?
boardingTime = Embarque|Hora de embarque > hora para subir a bordo > ¿Cuándo empieza el embarque?
travelClass = Clase|Cabina > categoría del asiento > ¿En qué clase es el asiento?
ticketNumber = N.º de billete|Billete n.º > número del billete > ¿Qué número tiene el billete?
baggageAllowance = Equipaje|Franquicia de equipaje > equipaje permitido > ¿Cuánto equipaje se permite?
shipper = Remitente|Expedidor|Rte. > quien manda la mercancía > ¿Quién manda el paquete?
consignee = Consignatario|Entregar a|Dest. > quien recibe la mercancía > ¿Quién recibe el paquete?
trackingNumber = N.º de seguimiento|Número de envío|Guía > número para seguir el paquete > ¿Con qué número se sigue el paquete?
parcelWeight = Peso|Peso bruto > cuánto pesa el bulto > ¿Qué peso tiene el paquete?
parcelCount = Bultos|Número de bultos|Piezas > cuántos paquetes son > ¿Cuántos bultos hay?
tour = Ruta|N.º de ruta > número de la ronda de reparto > ¿Qué ruta lo reparte?
driver = Conductor|Chófer|Repartidor > quien conduce > ¿Quién conduce?
deliveryDate = Fecha de entrega|Entregado el > día en que llega la mercancía > ¿Cuándo se entrega la mercancía?
deliveryAddress = Dirección de entrega|Lugar de entrega > adónde va la mercancía > ¿Adónde se lleva la mercancía?
goodsDescription = Contenido|Descripción del contenido|Naturaleza de la mercancía > lo que hay en el paquete > ¿Qué contiene el envío?
goodsValue = Valor|Valor declarado|Valor en aduana > lo que vale la mercancía > ¿Cuánto vale la mercancía?
originCountry = País de origen|Origen de la mercancía > país de donde viene la mercancía > ¿En qué país se hizo la mercancía?
tariffCode = Partida arancelaria|Código SA|Código arancelario > número en el arancel > ¿En qué partida del arancel entra?
policyHolder = Tomador del seguro|Asegurado|Tomador > persona con el seguro > ¿Quién está asegurado?
insuredSum = Suma asegurada|Capital asegurado > lo máximo que paga el seguro > ¿Hasta qué suma está asegurado?
premium = Prima anual|Prima > precio del seguro > ¿Cuánto cuesta el seguro?
deductible = Franquicia del seguro|Franquicia > parte que paga uno mismo > ¿Cuánto paga uno mismo?
coverStart = Inicio de cobertura|Efecto de la póliza > primer día del seguro > ¿Desde cuándo hay cobertura?
coverEnd = Fin de cobertura|Vencimiento de la póliza > último día del seguro > ¿Hasta cuándo hay cobertura?
fatherName = Padre|Nombre del padre > progenitor > ¿Quién es el padre?
motherName = Madre|Nombre de la madre > progenitora > ¿Quién es la madre?
nationality = Nacionalidad > país de la persona > ¿De qué país es ciudadana la persona?
`);
