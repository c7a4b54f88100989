import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** How sentences tell amounts and rates. */
export const amountPhrases: SentenceLanguage['concepts'] = {
  rent: {
    asked: `(renda|aluguel|aluguer)( mensal| anual)?`,
    certain: `(renda|aluguel|aluguer)( mensal| anual)?( e| e de| sera de| no valor)?( de)? _
    (renda|aluguel|aluguer) …… _`,
    likely: `_ (mensais|por mes)`,
  },
  deposit: {
    asked: `(caucao|deposito)`,
    certain: `(caucao|deposito) … _`,
  },
  price: {
    asked: `preco( de venda| total)?`,
    certain: `preco … _`,
  },
  fee: {
    asked: `(honorarios|comissao|taxa|quota)`,
    certain: `(honorarios|comissao|taxa|quota) … _`,
  },
  salary: {
    asked: `(salario|vencimento|remuneracao|retribuicao)( bruto| bruta| mensal| anual)*`,
    certain: `(salario|vencimento|remuneracao|retribuicao) … _`,
  },
  principal: {
    asked: `(montante|valor) do (emprestimo|mutuo|credito)
    capital`,
    certain: `(emprestimo|mutuo|credito|capital) … _`,
  },
  limit: {
    asked: `(limite|capital seguro|importancia segurada)`,
    certain: `(limite|capital seguro|importancia segurada) … _`,
  },
  premium: {
    asked: `premio( anual)?`,
    certain: `premio … _`,
  },
  excess: {
    asked: `franquia`,
    certain: `franquia … _`,
  },
  interest_rate: {
    asked: `(taxa de )?juros?`,
    certain: `(juro|juros|taxa) … _`,
  },
};
