import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of papers with captions: vehicles, journeys, parcels, insurances, persons. */
export const captionConcepts = parseConcepts(`
vin = N.º do quadro|VIN|Número de chassis > número gravado no quadro > Qual é o número do chassis?
vehicleMake = Marca|Fabricante > quem construiu o carro > Que empresa construiu o veículo?
vehicleModel = Modelo|Tipo|Designação comercial > modelo do carro > De que modelo se trata?
firstRegistration = Data da primeira matrícula|Primeira matrícula > dia em que o carro circulou primeiro > Quando foi o veículo matriculado primeiro?
engineCapacity = Cilindrada > tamanho do motor > Que tamanho tem o motor?
enginePower = Potência máxima|Potência > força do motor > Que força tem o motor?
vehicleMass = Massa em vazio|Massa|Tara > peso do veículo > Quanto pesa o veículo?
fuelType = Combustível|Tipo de combustível > o que o motor queima > A que anda o veículo?
vehicleColour = Cor|Cor do veículo > pintura do carro > De que cor é o veículo?
seatCount = Lugares sentados|Lotação|Número de lugares > lugares para pessoas > Quantas pessoas se podem sentar?
keeper = Titular do certificado|Proprietário|Titular > pessoa em cujo nome está o carro > Em nome de quem está o veículo?
gate = Porta|Porta de embarque > saída no aeroporto > De que porta se sai?
boardingTime = Embarque|Hora de embarque > hora para subir a bordo > Quando começa o embarque?
travelClass = Classe|Cabine > categoria do lugar > Em que classe é o lugar?
ticketNumber = N.º do bilhete|Bilhete n.º > número do bilhete > Que número tem o bilhete?
baggageAllowance = Bagagem|Franquia de bagagem > bagagem permitida > Quanta bagagem é permitida?
shipper = Remetente|Expedidor > quem manda a mercadoria > Quem manda a encomenda?
consignee = Consignatário|Entregar a|Dest. > quem recebe a mercadoria > Quem recebe a encomenda?
trackingNumber = N.º de seguimento|Código de envio|Guia > número para seguir a encomenda > Com que número se segue a encomenda?
parcelWeight = Peso|Peso bruto > quanto pesa o volume > Que peso tem a encomenda?
parcelCount = Volumes|Número de volumes|Peças > quantos pacotes são > Quantos volumes há?
tour = Rota|Volta|N.º da rota > número da ronda de entrega > Que rota a entrega?
driver = Motorista|Condutor|Estafeta > quem conduz > Quem conduz?
deliveryDate = Data de entrega|Entregue em > dia em que chega a mercadoria > Quando é entregue a mercadoria?
deliveryAddress = Morada de entrega|Local de entrega > para onde vai a mercadoria > Para onde é levada a mercadoria?
goodsDescription = Conteúdo|Descrição do conteúdo|Natureza da mercadoria > o que está na encomenda > O que contém a remessa?
goodsValue = Valor|Valor declarado|Valor aduaneiro > o que vale a mercadoria > Quanto vale a mercadoria?
originCountry = País de origem|Origem da mercadoria > país de onde vem a mercadoria > Em que país foi feita a mercadoria?
tariffCode = Código pautal|Código SH > número na pauta aduaneira > Em que código da pauta entra?
policyHolder = Tomador do seguro|Segurado > pessoa com o seguro > Quem está seguro?
insuredSum = Capital seguro|Soma segura > o máximo que o seguro paga > Até que soma está seguro?
premium = Prémio anual|Prémio > preço do seguro > Quanto custa o seguro?
deductible = Franquia > parte que o próprio paga > Quanto paga o próprio?
coverStart = Início da cobertura|Início da apólice > primeiro dia do seguro > Desde quando há cobertura?
coverEnd = Fim da cobertura|Termo da apólice > último dia do seguro > Até quando há cobertura?
fatherName = Pai|Nome do pai > progenitor > Quem é o pai?
motherName = Mãe|Nome da mãe > progenitora > Quem é a mãe?
nationality = Nacionalidade > país da pessoa > De que país é cidadã a pessoa?
`);
