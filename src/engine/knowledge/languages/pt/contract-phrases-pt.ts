import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** Up to the name a party is given, past no other's. */
const between = '(?:(?!doravante|adiante)[^;()]){0,260}?';

/** How contracts tell their parties, law, dates and terms. */
export const contractPhrases: SentenceLanguage['concepts'] = {
  start_date: {
    asked: `(data de (inicio|admissao)|inicio do contrato)
    (quando|a partir de quando) … (comeca|inicia|inicio)`,
    certain: `(inicia|inicia-se|inicio|comeca|comecara|com inicio|a partir|tem inicio|tera inicio)( em| no dia| a| de| do dia| de)?( dia)? _
    a partir (de|do dia) _
    (de|desde) _ (a|ate)`,
  },
  effective_date: {
    asked: `data de (entrada em vigor|efeito|contrato|do contrato|vigencia)
    (desde|a partir de) quando … (vigor|valido)`,
    certain: `(entra em vigor|produz efeitos)( em| a| no dia| a partir de)? _
    a partir (de|do dia) _`,
    hasDateline: true,
  },
  signing_date: {
    asked: `data (de|da) (assinatura|carta)
    quando … assinad[oa]`,
    certain: `(assinado|assinada|feito) … (em|a) _`,
    hasDateline: true,
  },
  end_date: {
    asked: `data de (fim|termo|termino|vencimento)
    (quando|ate quando) … (termina|acaba|vence)
    fim do contrato`,
    certain: `(termina|terminara|termo|termino|cessa|fim|vence|terminando)( em| a| no dia)? _`,
    likely: `ate( ao dia| a| o dia)? _`,
  },
  governing_law: {
    asked: `(lei|legislacao|direito) (aplicavel|que rege)
    (qual|que) (lei|direito)`,
    certain: `(regido|regida|rege-se|sujeito|regulado|regera) …(pela|pelo|a|pelas)( lei| leis| legislacao| direito)?( de| da| do)? _
    (lei|leis|legislacao|direito)( de| da| do)? _`,
  },
  court_place: {
    asked: `(foro|tribunal|comarca)( competente)?`,
    certain: `(foro|tribunal|comarca) …(de|da|do) _`,
  },
  term: {
    asked: `(duracao|prazo|vigencia)( do contrato| do arrendamento)?
    (quanto tempo|por quanto)`,
    certain: `(duracao|prazo|vigencia) …de _
    pelo (prazo|periodo) de _`,
  },
  notice_period: {
    asked: `(aviso previo|pre-aviso|antecedencia)`,
    certain: `(aviso previo|pre-aviso|antecedencia)( minima)?( de)?( pelo menos)? _
    _ de (antecedencia|aviso previo|pre-aviso)`,
  },
  probation_period: {
    asked: `periodo experimental
    periodo de experiencia`,
    certain: `(periodo experimental|experiencia) … de _`,
  },
  premises: {
    asked: `(morada|endereco|localizacao) (do|da) (imovel|apartamento|casa|fracao|local|habitacao)
    (onde) … (imovel|apartamento|casa)`,
    certain: `(imovel|apartamento|casa|fracao|predio|habitacao) …(sito|sita|situado|situada|localizado|localizada)( na| no| em| a)? _`,
  },
  party: {
    asked: `(partes?)( do contrato| contratantes?)?
    (entre quem|quem) … (contrato|assinou)`,
    certain: `entre ?:? _
    entre ………e ?:? _
    _ ?,? ………(doravante|adiante)`,
  },
  role: {
    asked: ``,
    certain: `_ ?,?${between},? ?\\(?(doravante|adiante),? ?(designad[oa] |denominad[oa] |simplesmente |por |como )*("|o |a |os |as )*{role}
    _ ?,?${between}\\((o |a |")*{role}
    _ ?,? (na qualidade de|como) {role}`,
  },
  role_address: {
    asked: `(morada|endereco|residencia|sede)
    onde … (vive|mora|reside)`,
    certain: `(residente|morador|moradora|domiciliado|domiciliada|com sede|com domicilio)( na| no| em| a)? _`,
  },
};
