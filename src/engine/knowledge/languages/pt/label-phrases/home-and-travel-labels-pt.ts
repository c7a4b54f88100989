/** Homes, utilities, insurance, vehicles, travel, hotels, events: Portuguese. */
export const homeAndTravel = {
  landlord: `senhorio (nome), locador (nome), proprietário (nome)
    = Senhorio, Locador, Proprietário, Primeiro outorgante?`,
  tenant: `inquilino (nome), arrendatário (nome), locatário (nome)
    = Inquilino, Arrendatário, Locatário, Segundo outorgante?`,
  premises: `imóvel (endereço), endereço imóvel
    = Imóvel, Endereço do imóvel, Morada do imóvel, Local arrendado`,
  rent: `renda (mensal), aluguel (mensal), valor renda/aluguel, aluguer
    = Renda mensal, Valor da renda, Renda, Aluguel, Valor do aluguel, Aluguel mensal`,
  security_deposit: `caução, depósito caução/garantia = Caução, Depósito caução, Valor da caução`,
  lease_start: `início contrato/arrendamento/locação, data início contrato/arrendamento/locação
    = Data de início, Início do contrato, Início, Início do arrendamento`,
  lease_end: `fim contrato/arrendamento/locação, data fim contrato/arrendamento/locação
    = Data de fim, Fim do contrato, Termo do contrato, Término`,
  lease_term: `prazo/duração contrato/arrendamento/locação, duração, vigência contrato
    = Prazo do contrato, Duração do contrato, Prazo, Duração, Prazo da locação, Prazo do arrendamento, Vigência`,
  start_date: `data início, início = Data de início, Data início, Início, De?`,
  end_date: `data fim, fim = Data de fim, Data fim, Término, Fim, Até?`,
  effective_date: `data produção efeitos/entrada vigor/vigência, entra vigor (data), efeitos partir data
    = Data de entrada em vigor, Produz efeitos a partir de, Início de vigência, Em vigor desde, Com efeitos a, Vigência a partir de`,
  agreement_date: `data contrato/acordo/celebração, contrato celebrado/celebração data
    = Data do contrato, Celebrado em, Data de celebração, Data do acordo, Data?`,
  purchase_price: `preço (venda/compra/imóvel), valor compra/venda/imóvel, preço compra venda
    = Preço de venda, Preço, Valor de venda, Preço de compra, Valor do imóvel, Valor de aquisição, Preço da compra`,
  living_area: `área (útil/total/privativa/habitação/bruta/construída), metros quadrados, superfície
    = Área útil, Área total, Área bruta, Área privativa, Área construída, Área, Área bruta privativa`,
  lot_size: `área terreno/lote = Área do terreno, Área do lote, Superfície do terreno, Área total do terreno`,
  rooms: `número quartos/assoalhadas/divisões/cómodos/dormitórios, quartos, assoalhadas, tipologia imóvel
    = Quartos, Nº de quartos, Tipologia, Assoalhadas, Dormitórios, Nº de divisões, Cômodos`,
  year_built: `ano construção (prédio/casa), construído ano
    = Ano de construção, Ano da construção, Ano de inscrição na matriz?`,
  parcel_number: `artigo matricial, número matriz/lote terreno/matrícula imóvel, descrição predial, inscrição imobiliária
    = Artigo matricial, Artigo, Descrição nº, Matrícula do imóvel nº, Fração, Inscrição imobiliária, Lote, Prédio nº`,
  agent: `mediador (imobiliário/seguros), corretor (nome), imobiliária, agente imobiliário, administradora
    = Mediador, Corretor, Imobiliária, Agente imobiliário, Mediador imobiliário, Administradora`,
  meter_number: `número contador/medidor = Nº do contador, Número do contador, Nº do medidor, Contador?`,
  meter_reading: `leitura (atual/contador) = Leitura atual, Leitura final, Leitura?`,
  previous_reading: `leitura anterior/inicial = Leitura anterior, Leitura inicial`,
  reading_date: `data leitura, leitura data
    = Data da leitura, Data de leitura, Leitura em, Data leitura atual`,
  consumption: `consumo (total) = Consumo total, Consumo, Consumo (kWh), Consumo faturado`,
  billing_period: `período faturação/consumo = Período de faturação, Período de consumo, Período`,
  supply_address: `endereço fornecimento/consumo/instalação, local consumo/fornecimento/instalação
    = Local de consumo, Morada de fornecimento, Morada do local de consumo, Local de fornecimento, Endereço da instalação, Unidade consumidora?`,
  supply_number: `cpe, cui, código ponto entrega, número instalação/unidade consumidora, código local consumo
    = CPE, CUI, Código Ponto de Entrega, Nº da instalação, Unidade consumidora, Nº de instalação, Código de instalação, CIL`,
  tariff: `tarifa, tarifário, plano (tarifário), pacote, nome tarifa/tarifário/plano
    = Tarifário, Tarifa, Plano, Plano tarifário, Pacote, Opção tarifária, Modalidade tarifária, Oferta comercial`,
  standing_charge: `termo fixo, taxa/quota fixa, custo disponibilidade, potência contratada custo
    = Termo fixo, Potência contratada, Tarifa fixa, Quota de serviço, Custo de disponibilidade, Termo de potência`,
  unit_rate: `preço kwh/energia/m3, tarifa kwh, valor kwh
    = Preço kWh, Preço por kWh, Preço da energia, Tarifa kWh, Preço unit. kWh`,
  supplier_energy: `comercializador, fornecedor energia/eletricidade/gás/água, distribuidora, concessionária, operador rede
    = Comercializador, Fornecedor, Distribuidora, Operador da rede, Concessionária, Comercializadora`,
  bill_number: `número conta luz/água/telefone, número fatura luz/água/telefone/eletricidade
    = Fatura nº, Nº da fatura, Nº da conta, Conta nº`,
  phone_line: `número linha/serviço/telefone linha, telefone serviço
    = Nº de telefone, Nº do serviço, Número de serviço, Linha, Nº da linha, Serviço?`,
  subscriber: `assinante (nome), nome assinante, titular serviço/conta telefone/contrato, subscritor
    = Assinante, Titular, Titular do contrato, Subscritor, Nome do assinante, Nome do titular`,
  data_usage: `dados (consumidos/móveis/internet), consumo/tráfego dados
    = Dados móveis, Consumo de dados, Dados, Internet, Tráfego de dados, Franquia de dados`,
  call_charges: `custo/valor chamadas/comunicações, chamadas, ligações
    = Chamadas, Comunicações, Ligações, Valor das chamadas, Chamadas de voz`,
  monthly_charge: `mensalidade, custo/valor/taxa mensal, assinatura mensal, quota mensal, quotização
    = Mensalidade, Assinatura mensal, Valor mensal, Taxa mensal, Quota, Assinatura, Quota mensal`,
  imei: `imei, número imei = IMEI, Nº IMEI`,
  policy_number: `número apólice, apólice
    = Número da apólice, Apólice nº, Nº da apólice, Nº apólice, Apólice?`,
  policyholder: `tomador (seguro/nome), segurado (nome), titular apólice/seguro
    = Tomador do seguro, Tomador, Segurado, Nome do segurado, Estipulante, Pessoa segura`,
  insurer: `seguradora, segurador, companhia seguros = Seguradora, Segurador, Companhia de seguros`,
  premium: `prémio/prêmio (total/anual) = Prémio total, Prémio, Prêmio total, Prémio anual, Prêmio`,
  sum_insured: `capital seguro/segurado, importância/valor segurada/segurado, cobertura valor, limite indenização/indemnização
    = Capital seguro, Importância segurada, Valor seguro, Limite máximo de indenização, Capital, LMI, Capitais seguros`,
  deductible: `franquia, valor franquia = Franquia, Valor da franquia, Franquias`,
  policy_period: `período seguro/cobertura/apólice, vigência (apólice/seguro), duração seguro/apólice
    = Vigência, Período do seguro, Período de vigência, Duração, Vigência do seguro, Validade`,
  policy_start: `início seguro/apólice/cobertura/vigência, data início seguro/apólice/cobertura/vigência
    = Início, Início de vigência, Data de início, Início do seguro, Data efeito, Vigência: das 24h`,
  policy_end: `fim/termo/vencimento seguro/apólice/cobertura/vigência, data fim/termo/vencimento seguro/apólice/cobertura, validade apólice/seguro data
    = Termo, Fim de vigência, Vencimento, Data termo, Fim do seguro, Término da vigência`,
  policy_type: `tipo seguro/apólice/cobertura, ramo (seguro), modalidade seguro, produto seguro
    = Ramo, Tipo de seguro, Modalidade, Produto, Tipo de apólice, Coberturas`,
  claim_number: `número sinistro, sinistro
    = Nº do sinistro, Sinistro nº, Número do sinistro, Nº do processo?`,
  claim_amount: `valor sinistro/dano/prejuízo/indemnização/indenização, montante danos
    = Valor do sinistro, Valor da indemnização, Valor da indenização, Montante dos danos, Valor do prejuízo, Estimativa dos danos`,
  incident_date: `data sinistro/acidente/ocorrência, sinistro/acidente ocorreu data
    = Data do sinistro, Data do acidente, Data da ocorrência, Data/hora do acidente`,
  incident_place: `local sinistro/acidente/ocorrência, acidente ocorreu local
    = Local do acidente, Local do sinistro, Local da ocorrência, Local`,
  incident_description: `descrição/causa/circunstâncias sinistro/acidente/ocorrência/danos
    = Descrição do acidente, Descrição do sinistro, Descrição da ocorrência, Causa do sinistro, Circunstâncias do acidente, Descrição dos danos, Histórico`,
  adjuster: `perito (nome), regulador (sinistro), gestor sinistro, nome perito
    = Perito, Gestor do sinistro, Regulador, Perito averiguador`,
  plate_number: `matrícula (veículo), placa (veículo), número placa = Matrícula, Placa, Placa do veículo`,
  vin: `número chassi/chassis/quadro, chassi = Nº de chassis, Chassi, Nº do quadro, Número do chassi`,
  vehicle_make: `marca (veículo), veículo = Marca, Marca/Modelo, Veículo`,
  vehicle_model: `modelo veículo, modelo carro = Modelo, Marca/Modelo, Modelo do veículo, Versão?`,
  vehicle_year: `ano veículo/fabrico/fabricação/modelo, ano matrícula
    = Ano, Ano fabricação, Ano modelo, Ano/Modelo, Ano de fabrico, Ano Fab.`,
  first_registration: `primeira matrícula, data primeira matrícula, data matrícula
    = Data da 1ª matrícula, Data da primeira matrícula, 1ª matrícula, Data de matrícula`,
  odometer: `quilometragem (veículo), quilómetros/quilômetros veículo, km veículo, hodómetro, conta quilómetros
    = Quilometragem, Km, Quilómetros, Hodômetro, KM atual, Leitura do odómetro`,
  engine_number: `número motor = Nº do motor, Número do motor, Motor nº`,
  fuel_type: `combustível (tipo), tipo combustível = Combustível, Tipo de combustível`,
  vehicle_colour: `cor (veículo) = Cor, Cor do veículo, Cor predominante`,
  vehicle_owner: `proprietário veículo (nome), nome proprietário veículo, titular veículo
    = Proprietário, Nome do proprietário, Titular, Proprietário do veículo`,
  booking_reference: `número/código/localizador reserva, reserva, localizador
    = Código de reserva, Número da reserva, Nº da reserva, Localizador, Reserva?`,
  passenger: `passageiro (nome) = Passageiro, Nome do passageiro`,
  ticket_number: `número bilhete/passagem, bilhete
    = Bilhete nº, Nº do bilhete, Número do bilhete, Bilhete eletrónico nº, Bilhete?`,
  flight_number: `número voo/comboio/trem, voo = Nº do voo, Voo, Número do voo, Comboio`,
  airline: `companhia aérea, voo operado, transportadora aérea
    = Companhia aérea, Operado por, Companhia, Transportadora`,
  departure_place: `origem, partida (aeroporto/estação) = Origem, Partida, De, Aeroporto de partida`,
  arrival_place: `destino, chegada (aeroporto/estação) = Destino, Chegada, Para, Aeroporto de chegada`,
  departure_date: `data partida/viagem, ida = Data de partida, Data da viagem, Ida, Data?`,
  departure_time: `hora partida = Hora de partida, Partida`,
  arrival_time: `hora chegada = Hora de chegada, Chegada`,
  arrival_date: `data chegada voo/viagem/comboio = Data de chegada, Chegada`,
  return_date: `data regresso/volta/retorno, regresso, volta
    = Data de regresso, Regresso, Volta, Data de volta, Retorno`,
  seat: `lugar, assento, poltrona = Lugar, Assento, Poltrona`,
  boarding_time: `embarque (hora), hora embarque = Hora de embarque, Embarque, Horário de embarque`,
  gate: `portadeembarque, porta, portão (embarque), número porta/portão
    = Porta, Porta de embarque, Portão, Portão de embarque`,
  platform: `plataforma, cais, linha comboio, carruagem, número carruagem
    = Plataforma, Linha, Carruagem, Cais, Vagão`,
  travel_class: `classe (viagem/voo/cabine/bilhete), tipo serviço viagem
    = Classe, Classe de viagem, Cabine, Classe de reserva`,
  baggage: `bagagem (franquia/permitida), franquia bagagem
    = Bagagem, Franquia de bagagem, Bagagem de porão, Bagagem de mão`,
  fare: `tarifa bilhete/viagem/voo, preço/valor bilhete/passagem/viagem
    = Tarifa, Preço do bilhete, Valor da passagem, Preço, Valor da tarifa`,
  hotel: `hotel (nome), alojamento, hospedagem, pousada, nome hotel/alojamento
    = Hotel, Nome do hotel, Alojamento, Hospedagem, Estabelecimento, Unidade hoteleira`,
  guest: `hóspede (nome) = Hóspede, Nome do hóspede`,
  guest_count: `número hóspedes/pessoas/adultos/passageiros, hóspedes número
    = Nº de hóspedes, Nº de pessoas, Número de pessoas, Hóspedes, Adultos, Pax, Passageiros`,
  check_in: `data entrada/chegada = Data de entrada, Data de chegada, Entrada, Chegada, Check-in`,
  check_out: `data saída = Data de saída, Saída, Check-out`,
  nights: `número noites, noites = Número de noites, Noites, Nº de noites`,
  room_type: `tipo/tipologia/categoria quarto/apartamento (hotel)
    = Tipo de quarto, Categoria do quarto, Tipo de apartamento, Tipologia, Acomodação`,
  room_number: `número quarto/apartamento hotel, quarto número
    = Quarto nº, Nº do quarto, Quarto, Apartamento?, Apto.?`,
  room_rate: `preço/tarifa/valor/diária noite/quarto, diária
    = Diária, Preço por noite, Tarifa por noite, Valor da diária, Preço do quarto`,
  cancellation: `cancelamento (gratuito/política/condições/data), política/condições/prazo cancelamento, cancelar até
    = Política de cancelamento, Cancelamento gratuito até, Condições de cancelamento, Cancelamento`,
  event_name: `evento (nome), espetáculo (nome), nome/título evento/espetáculo/concerto/show, concerto, show
    = Evento, Espetáculo, Nome do evento, Concerto, Show, Título, Filme?`,
  event_date: `data evento/espetáculo/concerto/show/sessão cinema
    = Data do evento, Data do espetáculo, Data e hora, Data?`,
  event_time: `hora/horário evento/espetáculo/concerto/show
    = Hora, Horário, Hora do evento, Início do espetáculo`,
  venue: `local evento/espetáculo/concerto/show, recinto, sala espetáculo
    = Local, Local do evento, Recinto, Sala, Teatro`,
  row: `fila, bloco, fila lugar, setor bilhete = Fila, Setor, Bloco, Fileira, Sector`,
  doors_open: `abertura portas, hora abertura portas/portões
    = Abertura de portas, Abertura das portas, Abertura dos portões, Entrada?`,
  rental_pickup: `levantamento/retirada veículo (data/local/hora), data/local levantamento/retirada (veículo), início aluguer carro
    = Levantamento, Data de levantamento, Local de levantamento, Retirada, Local de retirada, Início do aluguer`,
  rental_return: `devolução veículo (data/local/hora), data/local devolução (veículo), entrega veículo fim aluguer
    = Devolução, Data de devolução, Local de devolução, Fim do aluguer`,
};
