import type {RecognitionWords} from '../sections/recognition-words.js';

export const recognitionWords: RecognitionWords = {
  letters: 'ãõáéíóúâêôçà',
  telling: `o os do da dos das e para com por fatura data valor preco quantidade descricao iva total cliente
      rua vencimento pagamento obrigado numero conta morada endereco pedido nif contribuinte dias unidade
      emissao`,
  common: `à a abaixo abertura acesso acordo açúcar agência agora água ainda alimentação além algo aluguer
      ambiente ano anos antes ao aos apartamento apólice após armazém artigo artigos as assinatura assistência
      até atenção atendimento autorização avenida azeite bairro banco barra base batata bebida bebidas bem
      benefício bilhete boa bolo bolsa bom cabeça cada café cafés caixa câmbio caminho campo capital carne
      carta cartão casa cascais caso categoria cedo centro cerveja chá chave cheque cidade cinco cliente
      clientes código com combustível comércio como compra compras comum conceito condições conforme
      confeitaria conta contacto contado contrato contribuinte copo cópia cor correio corrente coupon crédito
      criança cujo cozinha custo dados data de débito declaração delegação depois desconto descrição desde
      despesas destino detalhe devolução dez dia dias dinheiro direção direito disponível do documento dois
      domicílio duas dúvida e é electrónico eletrónica elétrico em emissão emitido empresa encomenda encontra
      endereço energia enquanto então entidade entrada entrega entre envio era escola escritório especial
      esquerda está estado este estrada euros exemplar exercício exportação expedição fabrico fatura faturas
      factura fatura favor fazer fevereiro fim fiscal folha forma fornecedor fornecimento fresco frango fruta
      função garantia gás gerência geral gosto grande gratuito grupo há hoje homem hora horas horário hotel
      idade identificação imposto impostos impresso incluído indicação início informação informações
      instalação inteiro interno internet isento janela jantar jardim jogo junto largo laranja lda leite lei
      leitura lhe liquidado líquido lista litro livre livro local loja lugar luz mais manhã manteiga mão marca
      março máquina matéria material maio máximo médio meia meio melhor menos mensal mercado mercadoria mês
      mesa meses metro mínimo minutos modelo moeda momento montante montagem morada mulher muito município
      música na nacional não natureza negro nem nome norma nos nossa nosso nota noite nova novo número o obra
      obrigado obrigada observações oferta oito óleo onde operação ordem origem os ou outra outro outros ovos
      padaria pagamento pagamentos pagar página pago país pão papel para parcial parte partida pastelaria peça
      pedido peixe pela pelo pendente pequeno período pessoa pessoas peso planta plano pode ponto por porta
      portal porto português posto postal pouco praça prato prazo preço preços preferência presente prestação
      primeira primeiro processado processo produto produtos profissional programa próprio próximo qualidade
      quantidade quarto quatro que queijo quem quilo quinta razão recebemos recebido recibo recolha rede
      referência refeição refeições registo reparação reserva restaurante resumo retalho retenção rua sábado
      saída sal salário saldo salgado são saúde se secção sede segunda segundo segurança seguro sem semana
      sempre senhor senhora ser série serviço serviços seu setor sexta sim sistema site sobremesa sobre
      sociedade sol solicitação soma sopa sua sub sul sumo supermercado suporte tabaco talão tamanho também
      tarde tarifa taxa telefone telemóvel tempo ter terça terminal teste tinto tipo titular todas todo todos
      tomate total trabalho transferência transporte três troca troco último um uma unidade unidades unitário
      usado uso utilização válido valor valores vários venda vendas vendedor vencimento ver verde vez via
      viagem vida vidro vinho visita vinte volta você zona`,
};
