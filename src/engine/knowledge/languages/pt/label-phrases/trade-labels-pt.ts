/** Invoices, orders, deliveries, customs and goods: Portuguese. */
export const trade = {
  invoice_number: `número fatura/nota, fatura, nota fiscal
    = Número da fatura, Fatura n.º, Nº da fatura, Fatura nº, Nº fatura, Nota fiscal nº, Número da nota, Fatura?, Número?`,
  invoice_date: `data fatura = Data da fatura, Data fatura, Data de faturação, Data?`,
  issue_date: `data emissão, emitido
    = Data de emissão, Data emissão, Emitido em, Emissão, Data da emissão, Data?`,
  document_date: `data, data documento = Data, Data do documento`,
  document_number: `número documento, código documento, identificador documento
    = Nº do documento, Número do documento, Documento nº, N.º documento, Doc. nº, Nº Doc., Número?`,
  due_date: `vencimento, data vencimento/limite, data limite pagamento, prazo pagamento, pagar até, data vencimento fatura/pagamento/conta, fatura vence data, pagamento limite
    = Data de vencimento, Vencimento, Data limite de pagamento, Pagar até, Prazo de pagamento, Pagável até, Data limite, Venc., Pagamento até`,
  order_number: `número encomenda/pedido, encomenda, pedido
    = Número da encomenda, Nº da encomenda, Nº encomenda, Número do pedido, Nº do pedido, Pedido nº, Ordem de compra, Pedido?`,
  order_date: `data encomenda/pedido = Data da encomenda, Data do pedido, Data?`,
  quote_number: `número orçamento/proposta, orçamento
    = Orçamento nº, Nº do orçamento, Número do orçamento, Proposta nº`,
  quote_date: `data orçamento/proposta/cotação
    = Data do orçamento, Data da proposta, Data da cotação, Data orçamento, Data?`,
  valid_until: `válido até, validade, data validade = Válido até, Data de validade, Validade, Válida até`,
  valid_from: `válido desde/partir, início validade, data início validade
    = Válido desde, Válido a partir de, Início da validade, Data de início, Desde?`,
  delivery_note_number: `número guia (remessa), guia remessa/transporte
    = Guia de remessa nº, Nº da guia, Guia de transporte nº, Nota de entrega nº`,
  delivery_date: `data entrega = Data de entrega, Data da entrega, Entregue em, Entrega?`,
  ship_date: `data envio/expedição/embarque/despacho, enviado data, data carga
    = Data de envio, Data de expedição, Data de embarque, Data de despacho, Data/hora da carga, Data de carga, Enviado em, Data de saída`,
  ship_via: `modo/meio/forma/método envio/transporte/expedição/entrega, enviado por, modo de expedição
    = Modo de expedição, Modo de transporte, Meio de transporte, Forma de envio, Expedição, Forma de entrega, Via de transporte, Modalidade de transporte`,
  carrier: `transportadora (nome), transportador (nome), nome transportadora, empresa transporte
    = Transportadora, Transportador, Nome da transportadora, Empresa transportadora, Transportador/Volumes transportados`,
  tracking_number: `código/número rastreio/rastreamento/seguimento/envio/objeto, rastreio, rastreamento
    = Código de rastreio, Código de rastreamento, Nº de rastreio, Nº de envio, Número de seguimento, Objeto nº, Tracking, Nº de objeto`,
  bill_of_lading_number: `número conhecimento embarque/transporte/carga, conhecimento embarque, número bl, cte número
    = Conhecimento de embarque nº, B/L nº, Nº do B/L, CT-e nº, CMR nº, AWB nº, Nº do conhecimento`,
  shipper: `remetente (nome), expedidor, exportador = Remetente, Expedidor, Exportador`,
  consignee: `consignatário, destinatário mercadoria, importador = Consignatário, Destinatário, Importador`,
  notify_party: `notificar, parte notificar, notify = Notificar, Notify, Parte a notificar, Notificar a`,
  ship_to: `endereço entrega, local entrega, entregar
    = Endereço de entrega, Morada de entrega, Local de entrega, Entregar em`,
  bill_to: `endereço faturação/cobrança, faturar = Morada de faturação, Endereço de cobrança, Faturar a`,
  port_of_loading: `porto embarque/carga/carregamento, local embarque/carga/carregamento
    = Porto de embarque, Porto de carga, Local de embarque, Local de carga, Porto de carregamento`,
  port_of_discharge: `porto desembarque/descarga, local descarga/desembarque
    = Porto de desembarque, Porto de descarga, Local de descarga, Porto de destino`,
  vessel: `navio (nome), embarcação, nome navio, navio viagem
    = Navio, Nome do navio, Navio/Viagem, Embarcação`,
  container_number: `número contentor/contêiner/container, contentor, contêiner, número lacre/selo
    = Contentor nº, Nº do contentor, Contêiner nº, Nº do contêiner, Container nº, Lacre nº, Selo nº`,
  country_of_origin: `país origem (mercadoria/produto), origem mercadoria/produto, país procedência/fabrico
    = País de origem, Origem da mercadoria, Origem, País de procedência, Fabricado em, Made in`,
  country_of_destination: `país destino (final) = País de destino, País destinatário`,
  incoterms: `incoterms, incoterm, condições/termos entrega, condições venda
    = Incoterms, Condições de entrega, Incoterm, Termos de entrega, Condição de venda`,
  hs_code: `código pautal/aduaneiro/ncm/hs/sh, ncm, posição pautal, classificação fiscal
    = Código pautal, NCM, NCM/SH, Código NC, Posição pautal, Código aduaneiro, Código SH, Classificação fiscal`,
  customs_value: `valor aduaneiro/declarado/alfandegário
    = Valor aduaneiro, Valor declarado, Valor alfandegário, Valor para alfândega`,
  declaration_number: `número declaração (aduaneira/importação/exportação), mrn, número due/di
    = MRN, Nº da declaração, Declaração nº, Nº da DI, Nº DU-E, Nº da DAU`,
  gross_weight: `peso bruto, peso (total) = Peso bruto, Peso total, Peso?`,
  net_weight: `peso líquido = Peso líquido`,
  packages: `número volumes, volumes = Número de volumes, Nº de volumes, Volumes, Quantidade de volumes`,
  goods: `mercadoria, mercadorias, descrição mercadoria/bens, natureza mercadoria/carga
    = Descrição da mercadoria, Descrição das mercadorias, Mercadoria, Natureza da carga, Designação da mercadoria, Descrição dos bens`,
  freight: `frete, custo/valor/despesa/taxa/custos transporte/frete/envio/entrega, custo/valor portes, transporte
    = Portes, Portes de envio, Frete, Valor do frete, Custos de envio, Custo de transporte, Taxa de entrega, Transporte, Entrega?`,
  seller: `vendedor (nome), fornecedor (nome), emitente, nome emitente fatura, prestador (serviços), nome vendedor/fornecedor fatura
    = Vendedor, Fornecedor, Emitente, Nome do fornecedor, Prestador de serviços, Nome/Razão social?`,
  buyer: `comprador (nome), cliente (nome) = Comprador, Cliente, Nome do cliente, Adquirente`,
  customer_number: `número/código cliente
    = Número de cliente, Nº de cliente, Código do cliente, Nº cliente, Cód. cliente`,
  supplier_number: `número/código fornecedor
    = Código do fornecedor, Nº de fornecedor, Nº fornecedor, Cód. fornecedor`,
  payment_terms: `condições pagamento = Condições de pagamento, Condição de pagamento`,
  quantity: `quantidade = Quantidade, Qtd., Qtde., Quant.`,
  unit_price: `preço/valor unitário = Preço unitário, Valor unitário, Preço unit., P. unit., Preço?`,
  item_description: `descrição (artigo/produto/serviço/item), designação, nome artigo/produto, produto, artigo
    = Descrição, Designação, Descrição do produto, Descrição do artigo, Produto, Artigo, Descrição dos serviços, Discriminação`,
  item_number: `código/número/referência artigo/produto/item/material, código
    = Código do produto, Cód. produto, Código do artigo, Cód. artigo, Ref. artigo, Código, Cód., Artigo?, Ref.?`,
  serial_number: `número série = Número de série, Nº de série`,
  model: `modelo (equipamento/aparelho), número/nome modelo = Modelo, Modelo nº, Marca/Modelo, Mod., Tipo?`,
  batch_number: `número lote, lote, código lote = Lote nº, Nº do lote, Número de lote, Lote, Nº lote`,
  your_reference: `vossa/sua referência, vossa ref, referência cliente
    = Vossa referência, V/ Ref., Vossa Ref., Sua referência, V. Ref., Ref. cliente, V/ Nº`,
  our_reference: `nossa referência, nossa ref = Nossa referência, N/ Ref., Nossa Ref., N. Ref.`,
  reference_number: `referência (número), número referência/processo, processo
    = Referência, Número de referência, Ref., Nº do processo, Processo nº`,
};
