import {list, words} from '../list.mjs';

export const lexicon = {
  code: 'pt',
  formLabels:
    list(`Nome|Apelido|Nome completo|Data|Data de nascimento|Morada|Rua|Código postal|Cidade|Distrito|País|Telefone
    Tel.|Fax|E-mail|N.º de conta|Cliente|N.º de cliente|N.º da fatura|N.º da encomenda|Sua referência|Nossa referência
    Assunto|Para|De|Empresa|Departamento|Cargo|Responsável|Assinatura|Aprovado por|Elaborado por|Recebido em|Vencimento
    Início|Fim|Válido até|Período|Valor|Valor total|Saldo|Preço unitário|Quantidade|Desconto|Imposto|Líquido|Bruto|Moeda
    Banco|Descrição|Observações|Notas|Motivo|Finalidade|Resultado|N.º da amostra|Lote|N.º de série|Modelo|Marca|Categoria
    Peso|Comprimento|Largura|Altura|Temperatura|Cor|Tamanho|Local|Armazém|Veículo|Condutor|Pessoa de contacto
    Número de páginas|Hora|Horas trabalhadas|Projeto|Custo previsto|Funcionário|Sexo|Estado civil|Profissão
    Entidade patronal|Escola|Ano|Paciente|Médico|Seguro|N.º do processo|Tribunal|NIF|Testemunha|Inquilino|Senhorio|Renda
    Caução|N.º do contador|Leitura|Consumo|Fornecedor|Fabricante|Comprador|Local de entrega|Condições de pagamento
    Data de entrega|Outros|Tipo de pedido|Nome e morada da entidade patronal|Local e data de emissão
    Há quanto tempo vive nesta morada`),
  joiners: [' / ', ' e ', ' ou ', ' & '],
  firstNames: words(
    'João Inês Rui Beatriz Tiago Conceição Nuno Sílvia Paulo Marta André Joana Luís Clara Vítor',
  ),
  lastNames: words(
    'Silva Santos Gonçalves Araújo Simões Magalhães Teixeira Carvalho Lopes Brandão Pinto Faria',
  ),
  companyWords: list(
    'Atlântico|Serra Nova|Tejo|Lusitana|Boa Vista|Oliveira Verde|Porto Sul|Minho|Horizonte|Alvorada',
  ),
  legalForms: list('Lda.|S.A.|& Filhos|Unipessoal Lda.|Ltda.|Serviços|Construções'),
  towns: words('Braga Évora Faro Aveiro Viseu Beja Leiria Guimarães Curitiba Recife Santarém Setúbal'),
  regions: words('SP RJ PR MG'),
  streets: list(
    'Rua da Fonte|Avenida Central|Largo do Paço|Rua Nova|Travessa do Sol|Praça da Sé|Rua das Flores',
  ),
  street: '{street}, {number}',
  zip: '9999-999',
  townLine: '{zip} {town}',
  words:
    words(`o a de que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu
    sua ou ser quando muito há nos já está também só pelo pela até isso relatório ensaio produto encomenda sistema
    material nível água papel qualidade preço superfície entrega cliente prazo documento controlo método seguinte geral
    recebido aprovado pedido durante`),
  months: words('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
  shortMonths: words('jan fev mar abr mai jun jul ago set out nov dez'),
  dateFormats: list('DD/MM/YYYY|DD-MM-YYYY|D de MMMM de YYYY|DD/MM/YY|DD.MM.YYYY|YYYY-MM-DD'),
  group: '.',
  decimal: ',',
  moneyFormats: list('# €|# €|#|R$ #|EUR #'),
  units: words('mm kg g cm horas dias un. m²'),
  phones: list('299 999 999|+351 999 999 999|(99) 9999-9999'),
  shortAnswers: list('nenhum|sim|não|não aplicável|X|ver anexo|vários|todos'),
  choices: [
    ['sim', 'não'],
    ['masculino', 'feminino'],
    ['mensal', 'anual'],
    ['solteiro', 'casado', 'divorciado'],
    ['novo', 'renovação'],
  ],
};
