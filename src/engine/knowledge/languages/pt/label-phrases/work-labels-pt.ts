/** Work, pay, meetings, letters, addresses: Portuguese. */
export const work = {
  employee_name: `trabalhador (nome), funcionário (nome), empregado (nome), colaborador (nome)
    = Nome do trabalhador, Trabalhador, Funcionário, Nome do funcionário, Colaborador, Empregado`,
  employee_number: `número trabalhador/funcionário/empregado/colaborador, matrícula funcionário
    = Nº de funcionário, Número do trabalhador, Nº mecanográfico, Matrícula, Nº empregado`,
  employer: `empregador (nome), entidade patronal/empregadora
    = Empregador, Entidade patronal, Entidade empregadora, Empresa`,
  employer_address: `endereço empregador/entidade patronal, sede empregador
    = Morada da entidade patronal, Endereço do empregador, Sede, Endereço da empresa`,
  job_title: `cargo, função, categoria (profissional), profissão
    = Cargo, Função, Categoria profissional, Profissão, Categoria`,
  department: `departamento, setor = Departamento, Setor, Secção`,
  cost_centre: `centro custo, centro custos = Centro de custo, Centro de custos, C. Custo, C.C.`,
  pay_period: `período pagamento/vencimento, mês referência
    = Período, Mês de referência, Mês, Competência, Período de pagamento`,
  pay_date: `data pagamento salário, data crédito salário, salário pago data
    = Data de pagamento, Data do pagamento, Data pagamento, Data do crédito, Pago em`,
  gross_pay: `salário/vencimento bruto, bruto, total vencimentos
    = Salário bruto, Total de vencimentos, Vencimento bruto, Total bruto, Total ilíquido, Total de abonos`,
  net_pay: `salário/vencimento líquido, líquido receber, valor líquido receber
    = Líquido a receber, Valor líquido, Salário líquido, Total líquido, Vencimento líquido`,
  basic_pay: `salário/vencimento base = Salário base, Vencimento base`,
  salary: `salário (mensal/anual/hora), remuneração (mensal/anual), ordenado, vencimento mensal, valor hora
    = Salário, Remuneração, Remuneração mensal, Retribuição, Ordenado, Salário mensal, Retribuição base, Valor hora, Vencimento`,
  overtime: `horas extras/extraordinárias, trabalho suplementar/extraordinário, valor horas extras, hora extra
    = Horas extras, Trabalho suplementar, Horas extraordinárias, Hora extra 50%, Hora extra, H. extras, Horas suplementares`,
  bonus: `bónus, bônus, gratificação, prémio/prêmio produtividade/desempenho
    = Bónus, Prémio de produtividade, Bônus, Gratificação, PLR, Prémio`,
  total_deductions: `total descontos, deduções, total deduções
    = Total de descontos, Total descontos, Descontos, Total de deduções`,
  income_tax: `irs (retido), irrf, imposto renda/rendimento, retenção irs, irs retenção
    = IRS, Retenção IRS, IRRF, Imposto de Renda, Imposto de renda retido na fonte, I.R.S., IRRF s/ salário, Retenção na fonte`,
  social_security: `segurança social (contribuição/desconto), inss, contribuição inss/segurança social, desconto inss, taxa social única
    = Segurança Social, INSS, Contribuição Segurança Social, Desconto INSS, Seg. Social, TSU, INSS s/ salário`,
  pension: `pensão, fundo pensões, previdência (privada), reforma, aposentadoria, valor pensão/reforma
    = Fundo de pensões, Previdência privada, Pensão, Valor da pensão, Reforma, Valor do benefício`,
  social_security_number: `número segurança social, niss
    = Nº de Segurança Social, NISS, Número de Segurança Social, PIS/PASEP, PIS`,
  year_to_date: `acumulado (ano), total/valores acumulados, acumulados
    = Acumulado, Acumulado anual, Acumulados, Total acumulado, Valores acumulados`,
  hours_worked: `horas trabalhadas/trabalho, total/número horas (trabalhadas), horas normais
    = Horas trabalhadas, Total de horas, Horas normais, Nº de horas, Horas, Carga horária`,
  week_ending: `semana (fim), semana terminada, data fim semana
    = Semana de, Semana, Semana terminada em, Semana nº`,
  leave_balance: `férias (saldo/restantes/gozar), saldo férias, dias férias (restantes), direito férias
    = Saldo de férias, Férias por gozar, Dias de férias, Férias, Dias de férias restantes, Férias vencidas`,
  hire_date: `data admissão/contratação = Data de admissão, Data admissão, Admissão, Data de contratação`,
  leaving_date: `data demissão/desligamento/cessação/rescisão (contrato), cessação contrato (data), data fim trabalho, data afastamento
    = Data de demissão, Data de desligamento, Data de cessação, Data de saída, Data de afastamento, Data da rescisão`,
  supervisor: `supervisor (nome), chefia, superior (hierárquico/imediato), responsável direto, chefe direto
    = Supervisor, Superior hierárquico, Chefia, Gestor, Chefia direta, Superior imediato`,
  approved_by: `aprovado, nome aprovou, aprovação, autorizado
    = Aprovado por, Aprovado, Autorizado por, Aprovação, Aprovador, Visto`,
  prepared_by: `elaborado, autor, preparado, redigido, nome elaborou/preparou/redigiu, elaboração
    = Elaborado por, Preparado por, Autor, Redigido por, Elaboração, Feito por, Emitido por?`,
  checked_by: `verificado, conferido, revisto, nome verificou/conferiu/revisou
    = Verificado por, Conferido por, Revisto por, Revisado por, Conferente, Verificação`,
  requested_by: `solicitado, requisitado, pedido por, nome solicitou/pediu, requisitante
    = Solicitado por, Requisitado por, Requisitante, Pedido por, Solicitante?`,
  expense_total: `total despesas/reembolso, valor reembolso, despesas total, reembolso despesas
    = Total de despesas, Total despesas, Total a reembolsar, Valor do reembolso, Total geral das despesas`,
  claimant: `nome requerente reembolso/despesas, colaborador despesas
    = Colaborador, Requerente, Funcionário, Nome?`,
  mileage: `quilómetros/quilômetros (percorridos), km percorridos, total km, quilometragem percorrida
    = Km percorridos, Quilómetros percorridos, Total km, Quilometragem, Nº de km, Km`,
  project: `projeto (nome), nome/título projeto, obra
    = Projeto, Nome do projeto, Título do projeto, Obra, Designação do projeto`,
  project_number: `número/código projeto/obra, ordem serviço (número), número ordem serviço/trabalho
    = Nº do projeto, Código do projeto, Obra nº, Nº da obra, Ordem de serviço nº, OS nº, Nº OS`,
  candidate_name: `nome candidato, candidato vaga/exame = Nome do candidato, Candidato, Candidato(a), Nome?`,
  nationality: `nacionalidade = Nacionalidade`,
  education: `habilitações (literárias), escolaridade, formação (académica/acadêmica), grau instrução, educação
    = Habilitações literárias, Escolaridade, Formação académica, Formação acadêmica, Grau de instrução, Educação, Formação`,
  languages_spoken: `línguas (faladas), idiomas, conhecimentos linguísticos
    = Línguas, Idiomas, Competências linguísticas, Língua materna, Idioma`,
  skills: `competências, habilidades, aptidões
    = Competências, Habilidades, Competências técnicas, Aptidões, Qualificações`,
  work_experience: `experiência (profissional), histórico profissional
    = Experiência profissional, Experiência, Histórico profissional`,
  references: `referências profissionais/pessoais = Referências, Referências profissionais`,
  position_applied: `cargo/vaga/função pretendida/candidatura, vaga, cargo candidata
    = Cargo pretendido, Vaga, Vaga pretendida, Função a que se candidata, Cargo, Posto?`,
  expected_salary: `salário pretendido/pretensão, pretensão salarial, expectativa salarial
    = Pretensão salarial, Salário pretendido, Expectativa salarial`,
  availability: `disponibilidade, disponível partir, data disponibilidade, aviso prévio, pré aviso
    = Disponibilidade, Disponível a partir de, Aviso prévio, Pré-aviso, Prazo de aviso prévio`,
  meeting_date: `data reunião/assembleia, reunião realizada/realizou data, reunião data
    = Data da reunião, Data da assembleia, Reunião de, Realizada em, Data e hora?, Data?`,
  meeting_place: `local reunião, sala reunião, reunião realizada/realizou local
    = Local da reunião, Local, Sala, Local da assembleia`,
  meeting_title: `título/assunto/tema/tipo/nome reunião, reunião
    = Ata da reunião, Reunião, Assembleia geral, Ata nº, Tema da reunião, Assunto da reunião, Acta da reunião`,
  chair: `presidente (reunião/mesa), presidiu (nome) (reunião), nome presidiu/preside (reunião)
    = Presidente da mesa, Presidente, Presidida por, Presidente da assembleia, Presidiu, Coordenador da reunião`,
  minute_taker: `secretário (reunião/mesa), nome redigiu/lavrou/elaborou ata, ata elaborada/lavrada/redigida, relator
    = Secretário, Secretário da mesa, Secretária, Ata elaborada por, Relator, Redator da ata`,
  attendees: `presentes (reunião), participantes (reunião), lista presenças/presentes/participantes, nome participou/presente (reunião)
    = Presentes, Participantes, Lista de presenças, Estiveram presentes, Membros presentes, Presenças`,
  apologies: `ausentes (reunião), ausências reunião, faltas justificadas reunião, nome faltou/ausente (reunião)
    = Ausentes, Ausências, Ausências justificadas, Faltaram, Faltas justificadas`,
  next_meeting: `próxima reunião (data), data próxima reunião
    = Próxima reunião, Data da próxima reunião, Próxima assembleia, Próximo encontro`,
  start_time: `hora/horário início (reunião/evento), início hora, começo hora
    = Hora de início, Hora início, Horário de início, Início, Horário inicial, Abertura?`,
  end_time: `hora/horário fim/encerramento (reunião/evento), hora terminou reunião
    = Hora de fim, Hora de término, Hora fim, Término, Encerramento, Horário de término, Fim?`,
  agenda_item: `ordem de trabalhos, pauta, agenda, pontos ordem de trabalhos, ordem do dia
    = Ordem de trabalhos, Pauta, Ordem do dia, Agenda, Ponto, Assunto?`,
  action: `ação, ações, ações realizar/tomar, encaminhamentos
    = Ação, Ações, Ações a tomar, Encaminhamentos, Providências, Plano de ação`,
  responsible: `responsável (nome/tarefa/ação), atribuído, nome responsável
    = Responsável, Atribuído a, Responsável pela ação, Resp., Encarregado`,
  deadline: `prazo (limite/conclusão/entrega/candidatura), data limite (entrega/candidatura/inscrição), data conclusão
    = Prazo, Data limite, Prazo limite, Prazo de entrega, Data de conclusão, Até?`,
  recipient: `destinatário (nome), para = Destinatário, Para, A/C, Ao cuidado de`,
  sender: `remetente carta/fax, de = De, Remetente`,
  copy_to: `cópia (para), com conhecimento, cc = Cc, C/c, Com cópia para, C/ conhecimento, Cópia para`,
  subject: `assunto = Assunto, Ref.?`,
  page_count: `número páginas, páginas = Número de páginas, Nº de páginas, Páginas`,
  fax_number: `fax (número) = Fax, Nº de fax`,
  phone_number: `telefone (número), contacto telefónico, contato telefônico, número contacto/contato
    = Telefone, Tel., Telemóvel, Celular, Nº de telefone, Contacto telefónico, Fone, Contacto?, Tel./Fax?`,
  email: `email, correio eletrónico/eletrônico, endereço email = E-mail, Email, Correio eletrónico`,
  website: `site, página internet/web, endereço internet/web/eletrónico página, website
    = Site, Website, Página web, Sítio, www, Sítio na internet`,
  contact_person: `pessoa contacto/contato, contacto (nome), contato (nome), nome contacto/contato
    = Pessoa de contacto, Contacto, Pessoa de contato, Contato, Nome do contacto, A/C?`,
  address: `endereço, endereço completo, residência = Morada, Endereço, Residência, Domicílio`,
  street: `rua, endereço rua, rua número = Rua, Rua e número, Logradouro`,
  city: `cidade, localidade, município = Cidade, Localidade, Município`,
  state: `estado morada, estado (uf), uf, distrito, província, região, concelho
    = UF, Estado, Distrito, Concelho, Região, Província`,
  postcode: `código postal, cep = Código postal, CEP, Cód. postal`,
  country: `país = País`,
  company_name: `empresa (nome), razão social, nome empresa
    = Razão social, Nome da empresa, Denominação social, Empresa`,
  company_number: `matrícula conservatória, número matrícula sociedade, inscrição estadual, nire, nipc, inscrição municipal
    = NIPC, Matrícula nº, Inscrição estadual, Insc. Estadual, I.E., NIRE, Inscrição municipal, Matriculada na C.R.C.`,
  notes: `observações, notas adicionais, comentários, informações adicionais/complementares
    = Observações, Obs., Notas, Comentários, Informações complementares, Informações adicionais, Informação adicional`,
  status: `situação, estado atual/pedido/encomenda/processo, status
    = Situação, Status, Estado do pedido, Estado da encomenda, Situação cadastral, Estado?`,
};
