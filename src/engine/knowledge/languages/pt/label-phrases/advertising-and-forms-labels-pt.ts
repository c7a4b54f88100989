/** Advertising orders, registrations, forms of authorities, courts: Portuguese. */
export const advertisingAndForms = {
  advertiser: `anunciante (nome) = Anunciante, Nome do anunciante, Cliente?`,
  agency: `agência publicidade/meios, nome agência publicidade
    = Agência, Agência de publicidade, Agência de meios`,
  advertised_product: `produto anunciado, campanha (nome), nome campanha/marca, marca anunciada
    = Produto, Campanha, Marca, Nome da campanha`,
  ad_contract_number: `número contrato, contrato
    = Número do contrato, Nº do contrato, Contrato nº, Nº contrato, Contrato?`,
  station: `emissora (rádio/nome), canal, estação rádio/televisão, jornal, nome emissora
    = Emissora, Canal, Estação, Veículo?, Jornal, Suporte`,
  flight_dates: `período/datas campanha/veiculação
    = Período da campanha, Período de veiculação, Datas da campanha, Período?`,
  flight_start: `data início campanha/veiculação, início campanha
    = Início da campanha, Data de início, Início da veiculação`,
  flight_end: `data fim campanha/veiculação, fim campanha
    = Fim da campanha, Data de fim, Término da veiculação`,
  gross_amount: `valor bruto (pedido/contrato/encomenda), total bruto encomenda/pedido/contrato, valor contrato/encomenda/pedido
    = Valor bruto, Total bruto, Valor do contrato, Valor total do contrato, Valor do pedido`,
  net_amount_order: `valor/total líquido pedido/contrato/encomenda = Valor líquido, Total líquido`,
  agency_commission: `comissão (agência), valor comissão, percentagem comissão
    = Comissão de agência, Comissão, Valor da comissão, Comissões`,
  account_executive: `representante comercial, comercial, vendedor representante, gestor cliente/conta
    = Comercial, Representante, Vendedor, Gestor de cliente, Gestor de conta, Representante comercial`,
  spots: `número inserções/spots, inserções, spots = Nº de inserções, Inserções, Nº de spots`,
  revision: `revisão (número), versão (número), número revisão/versão, edição
    = Revisão, Versão, Rev., Edição, Revisão nº, Versão nº`,
  billing_cycle: `periodicidade/ciclo/frequência faturação/faturamento, ciclo faturação
    = Ciclo de faturação, Periodicidade, Periodicidade de pagamento, Ciclo de faturamento`,
  registration_number: `número registo/registro/inscrição
    = Número de registo, Nº de registo, Número de registro, Registro nº, Nº de inscrição`,
  registration_date: `data registo/inscrição, registo data
    = Data de registo, Data do registo, Data do registro, Data de inscrição, Registado em, Data de abertura?`,
  registrant: `nome inscrito/registado, entidade registada
    = Entidade, Nome do titular, Inscrito, Denominação`,
  registrant_address: `sede (social/empresa), endereço sede, morada sede
    = Sede, Sede social, Endereço da sede, Morada da sede`,
  applicant: `requerente (nome), candidato (nome) = Requerente, Nome do requerente, Solicitante, Candidato`,
  applicant_address: `endereço requerente/candidato/solicitante
    = Morada do requerente, Endereço do requerente, Residente em, Morada, Endereço?`,
  application_date: `data requerimento/candidatura/solicitação, requerimento apresentado data
    = Data do requerimento, Data do pedido, Data da candidatura, Data da solicitação, Data de entrada, Data?`,
  application_number: `número requerimento/candidatura/solicitação/inscrição candidatura
    = Nº do requerimento, Requerimento nº, Nº da candidatura, Nº da solicitação, Pedido nº, Protocolo nº`,
  form_number: `número/modelo formulário, formulário, impresso
    = Modelo, Mod., Formulário, Formulário nº, Impresso nº`,
  signer: `signatário (nome), assinado, nome assina, nome assinatura documento
    = Nome do signatário, Signatário, Assinado por, O declarante, Nome legível, Assinatura?, Nome?`,
  signer_title: `cargo/função/qualidade signatário/assinatura, cargo pessoa assinatura, título signatário
    = Cargo, Função, Na qualidade de, Qualidade, Cargo/Função`,
  signature_date: `data assinatura = Data da assinatura, Data de assinatura, Local e data?, Data?`,
  filing_number: `número arquivo/protocolo, protocolo
    = Protocolo nº, Nº do protocolo, Processo nº, Nº de entrada, Expediente nº, Autos nº`,
  received_date: `data receção/recepção/recebimento, recebido data, recebido
    = Data de receção, Recebido em, Data de recebimento, Data de entrada, Data de recepção`,
  period_from: `início período, período desde, data início período
    = Período de, De, Desde, Início do período, Data inicial`,
  period_to: `fim período, período até, data fim período = Período até, Até, A?, Fim do período, Data final`,
  purpose: `finalidade, motivo (pedido/viagem/visita/deslocação), objetivo, fim a que destina, propósito
    = Finalidade, Motivo, Objetivo, Motivo da deslocação, Motivo do pedido, Fim a que se destina`,
  witness: `testemunha (nome), testemunhas, nome testemunha
    = Testemunha, Testemunhas, Nome da testemunha, 1ª Testemunha, Testemunha 1`,
  notary: `notário (nome), tabelião, nome notário/tabelião, cartório
    = Notário, Cartório Notarial, Tabelião, O Notário, Notária`,
  license_number: `número licença/alvará, alvará, licença
    = Alvará nº, Licença nº, Nº do alvará, Nº da licença, Número da licença`,
  authority: `entidade emissora/competente, autoridade (emissora), órgão emissor/expedidor, emitido entidade, serviço emissor
    = Entidade emissora, Órgão emissor, Autoridade, Emitido por, Órgão expedidor, Entidade, Serviço emissor`,
  case_number: `número processo/autos tribunal/judicial, processo judicial, número sentença
    = Processo nº, Nº do processo, Proc. nº, Autos nº, Processo, Número do processo`,
  court: `tribunal (nome), comarca, nome tribunal
    = Tribunal, Tribunal Judicial da Comarca de, Tribunal da Comarca de, Comarca de, Comarca, Vara, Juízo, Tribunal de Justiça`,
  plaintiff: `autor ação/processo, demandante, reclamante, requerente ação, exequente, queixoso, nome autor/demandante/exequente
    = Autor, Demandante, Reclamante, Exequente, Autora, Queixoso, Autor(a), Requerente?`,
  defendant: `réu, demandado, arguido, executado, requerido, reclamado, nome réu/arguido/demandado
    = Réu, Demandado, Arguido, Executado, Ré, Requerido, Reclamado, Réu(s)`,
  judge: `juiz (nome), juíza, nome juiz/juíza, magistrado
    = Juiz, Juiz de Direito, Juíza, Juiz(a), O Juiz de Direito, Magistrado`,
  hearing_date: `data audiência/julgamento, audiência (data/julgamento)
    = Data da audiência, Audiência, Audiência em, Data do julgamento`,
  attorney: `advogado (nome), mandatário, defensor, procurador, nome advogado
    = Advogado, Mandatário, Advogado(a), Defensor, Dr.?, OAB`,
  judgment_amount: `valor causa/ação/condenação
    = Valor da causa, Valor da ação, Valor da condenação, Quantia exequenda`,
  offense: `infração, contraordenação, infracção, crime, descrição/tipo infração, multa motivo
    = Infração, Descrição da infração, Contraordenação, Crime, Norma infringida, Enquadramento da infração, Infracção`,
};
