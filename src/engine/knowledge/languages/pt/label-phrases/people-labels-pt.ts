/** Persons, civil records, schools, health, laboratories: Portuguese. */
export const people = {
  person_name: `nome, nome completo = Nome completo, Nome, Nome e apelido`,
  surname: `apelido, sobrenome = Apelido, Sobrenome, Apelidos`,
  given_name: `nome próprio, primeiro nome = Nome próprio, Nomes próprios, Primeiro nome`,
  middle_name: `nome meio, segundo nome = Nome do meio, Segundo nome`,
  birth_date: `data nascimento, nascido, nasceu = Data de nascimento, Nascido em, Nascimento, Data nasc.`,
  birth_place: `local/naturalidade nascimento, naturalidade, local nasceu
    = Local de nascimento, Naturalidade, Natural de`,
  sex: `sexo, género, gênero = Sexo, Género`,
  age: `idade = Idade, Idade (anos), Anos?`,
  height: `altura, estatura = Altura, Estatura, Altura (m)`,
  eye_colour: `cor olhos, olhos = Cor dos olhos, Olhos`,
  blood_type: `tipo/grupo sanguíneo = Grupo sanguíneo, Tipo sanguíneo, Tipo de sangue, Fator Rh`,
  marital_status: `estado civil = Estado civil`,
  passport_number: `número passaporte, passaporte = Passaporte nº, Número do passaporte, Nº de passaporte`,
  id_number: `número bilhete/cartão/identidade/identificação, rg, cartão cidadão, número identificação civil, documento identidade/identificação
    = Cartão de cidadão, Nº de identificação, BI nº, RG, Número do documento, Nº do cartão de cidadão, Nº de identificação civil, Doc. identificação nº, Carteira de identidade, Registro geral`,
  driving_licence_number: `número carta condução, carta condução, número cnh/habilitação, cnh, carteira motorista
    = Carta de condução nº, Nº da carta de condução, CNH nº, Nº da CNH, Nº de registro CNH, CNH, Nº registro`,
  licence_class: `categoria carta/cnh/habilitação = Categoria, Cat. Hab., Categorias, Cat.`,
  father: `pai (nome) = Nome do pai, Pai`,
  mother: `mãe (nome) = Nome da mãe, Mãe`,
  maiden_name: `nome/apelido solteira, nome nascimento
    = Nome de solteira, Apelido de solteira, Nome de solteiro`,
  child: `criança (nome), filho (nome), filha, nome criança/filho/menor/recém
    = Nome da criança, Criança, Filho, Filho(a), Nome do filho, Registando, Menor`,
  spouse: `cônjuge (nome), marido, esposa, nome cônjuge/marido/esposa
    = Cônjuge, Nome do cônjuge, Marido, Esposa, Casado com, Casada com`,
  groom: `donoivo (nome), noivo, nubente primeiro = Noivo, Nome do noivo, Primeiro nubente, Nubente`,
  bride: `danoiva (nome), noiva, nubente segundo = Noiva, Nome da noiva, Segundo nubente, Nubente`,
  marriage_date: `data casamento, casamento data, casado data
    = Data do casamento, Data de casamento, Casamento celebrado em`,
  marriage_place: `local/lugar casamento, casamento celebrado local
    = Local do casamento, Lugar do casamento, Casamento celebrado em`,
  death_date: `data óbito/falecimento/morte, faleceu data, falecido data
    = Data do óbito, Data de falecimento, Falecido em, Data do falecimento, Data da morte, Óbito`,
  registrar: `conservador (registo), oficial registo (civil), escrevente
    = Conservador, O Conservador, Oficial, O Oficial do Registro Civil, Oficial de registos`,
  registration_district: `conservatória (registo) (civil), cartório registo civil, registo civil conservatória
    = Conservatória do Registo Civil de, Conservatória, Cartório de Registro Civil, Ofício de Registro Civil`,
  certificate_number: `número certificado/certidão/atestado, certificado, certidão, código certidão
    = Certificado nº, Nº do certificado, Certidão nº, Atestado nº, Assento nº, Matrícula da certidão, Código de acesso`,
  certificate_date: `data certificado/certidão/atestado, certificado/certidão emissão data
    = Data de emissão, Data do certificado, Emitido em, Data da certidão, Data?`,
  student_name: `aluno (nome), estudante (nome) = Nome do aluno, Aluno, Estudante`,
  student_number: `número/matrícula aluno/estudante, registo académico
    = Nº de aluno, Número de aluno, Matrícula, Nº de estudante, RA, Nº mecanográfico, Nº processo`,
  school: `escola (nome), universidade, instituição ensino
    = Escola, Universidade, Estabelecimento de ensino, Instituição`,
  degree: `grau (académico/acadêmico), licenciatura, título (obtido/acadêmico), diploma, habilitação obtida
    = Grau, Grau académico, Licenciatura em, Título, Diploma, Bacharel em, Mestre em`,
  field_of_study: `curso (graduação/superior), área estudo/estudos, especialidade, especialização
    = Curso, Curso de, Área de estudo, Especialidade, Área de especialização, Ramo`,
  course: `disciplina, formação nome, ação formação, módulo, unidade curricular, nome curso/disciplina/formação, curso formação
    = Disciplina, Unidade curricular, Nome do curso, Curso, Ação de formação, Módulo, Designação do curso`,
  graduation_date: `data conclusão curso/licenciatura, data formatura/colação/graduação, concluiu curso data
    = Data de conclusão, Data da conclusão, Data de colação de grau, Concluído em, Data de formatura`,
  grade: `nota final/exame, classificação (final), avaliação, menção
    = Nota final, Classificação final, Nota, Classificação, Média final, Conceito, Menção`,
  school_class: `turma, série escola, ano turma, ano escolaridade
    = Turma, Ano/Turma, Série, Ano de escolaridade, Ano?`,
  grade_average: `média (curso/notas/geral), média final
    = Média, Média final, Média geral, Média do curso, Média aritmética, CR`,
  school_year: `ano letivo/lectivo/escolar/académico, semestre, período letivo
    = Ano letivo, Ano lectivo, Ano escolar, Semestre, Período letivo, Bimestre`,
  teacher: `professor (nome), docente, formador, diretor turma, orientador, nome professor/docente/formador
    = Professor, Docente, Professor(a), Diretor de turma, Formador, Orientador, Prof.`,
  principal_of_school: `diretor escola, diretora escola, reitor, nome diretor escola
    = Diretor, Diretora, O Diretor, Diretor(a) da escola, Reitor, O Reitor`,
  absences: `faltas (número/total), número/total faltas, assiduidade
    = Faltas, Total de faltas, Nº de faltas, Faltas injustificadas, Frequência, Assiduidade`,
  patient_name: `paciente (nome), utente (nome) = Paciente, Nome do paciente, Utente, Nome do utente`,
  patient_number: `número utente/paciente/processo clínico/prontuário/sns, prontuário, cartão sus, código paciente
    = Nº de utente, Número de utente, Prontuário, Nº SNS, Nº do processo clínico, Cartão SUS, CNS, Processo clínico`,
  physician: `médico (nome) = Médico, Médico assistente, Dr., Médico prescritor`,
  referring_physician: `médico solicitante/requisitante/prescritor/assistente, médico pediu exame, nome médico requisitou/solicitou
    = Médico solicitante, Médico requisitante, Solicitante, Médico prescritor, Requisitante, Convênio?`,
  hospital: `hospital (nome), clínica (nome), centro saúde, unidade saúde, nome hospital/clínica
    = Hospital, Clínica, Centro de saúde, Unidade de saúde, Nome do hospital, Instituição, Unidade`,
  diagnosis: `diagnóstico = Diagnóstico`,
  symptoms: `sintomas, queixas, queixa principal, história clínica, motivo consulta/internamento
    = Queixa principal, Sintomas, Queixas, História clínica, Motivo da consulta, Motivo de internamento, HDA`,
  admission_date: `data internamento/internação, data admissão hospital/paciente/doente, internado data
    = Data de internamento, Data de internação, Data de admissão, Internado em, Data de entrada`,
  discharge_date: `data alta (hospitalar/paciente), alta (data), alta hospitalar
    = Data de alta, Data da alta, Alta, Alta em`,
  medication: `medicamento (nome), medicamentos, medicação, nome medicamento/remédio, remédio, fármaco
    = Medicamento, Medicação, Nome do medicamento, Medicamentos, Fármaco, Prescrição, DCI`,
  dosage: `posologia, dosagem, dose = Posologia, Dosagem, Dose, Modo de usar, Via de administração?`,
  refills: `renovações receita, número renovações = Renovável, Nº de vias`,
  prescription_number: `número receita (médica), receita número
    = Receita médica nº, Nº da receita, Número da receita, Receita nº`,
  prescription_date: `data receita/prescrição, prescrito data = Data da prescrição, Data da receita, Data?`,
  pharmacy: `farmácia (nome), farmacêutico, nome farmácia = Farmácia, Farmacêutico, Nome da farmácia`,
  allergies: `alergias, alergia = Alergias, Alergia, Alergias conhecidas, Alergias e reações adversas`,
  sample_number: `número/código amostra/colheita/coleta, amostra
    = Nº da amostra, Amostra nº, Código da amostra, Nº de amostra, Protocolo`,
  sample_type: `tipo/material amostra, material (biológico), produto colhido, matriz
    = Tipo de amostra, Material, Amostra, Produto, Material biológico, Matriz`,
  collection_date: `data colheita/coleta/amostragem, amostra colhida/coletada data
    = Data da colheita, Data da coleta, Data de colheita, Coleta, Data de coleta, Colhido em, Data de amostragem`,
  sample_received: `data receção/recepção/recebimento/entrada amostra, amostra recebida data
    = Data de receção, Data de recebimento, Recebido em, Data de entrada, Receção da amostra`,
  report_date: `data relatório/laudo/resultado/resultados, relatório emissão data
    = Data do relatório, Data do laudo, Data de emissão, Data do resultado, Data de validação, Liberado em`,
  report_number: `número relatório/laudo/boletim, relatório número, laudo número
    = Relatório nº, Nº do relatório, Laudo nº, Boletim nº, Nº do laudo, Auto nº`,
  test_name: `exame (nome), análise (nome), ensaio (nome), nome exame/análise/ensaio, exame solicitado, parâmetro
    = Exame, Análise, Ensaio, Exames solicitados, Nome do exame, Parâmetro, Determinação, Exame realizado`,
  test_date: `data exame/análise/ensaio/teste, exame/análise/ensaio realizado data
    = Data do exame, Data da análise, Data do ensaio, Data de realização, Realizado em, Data da inspeção?`,
  test_method: `método (exame/ensaio/análise), norma ensaio, metodologia
    = Método, Método de ensaio, Metodologia, Método analítico, Técnica, Norma?`,
  result: `resultado (exame/final/análise/ensaio), resultados
    = Resultado, Resultados, Resultado final, Resultado do exame, Valor obtido, Aproveitamento?`,
  reference_range: `valores referência/normais, intervalo referência
    = Valores de referência, Valor de referência, Intervalo de referência, V. Ref., Valores normais`,
  laboratory: `laboratório (nome), nome laboratório
    = Laboratório, Laboratório de análises, Laboratório de análises clínicas, Nome do laboratório`,
  technician: `técnico (nome), analista, inspetor, técnico responsável, realizado técnico, nome realizou exame/inspeção/serviço
    = Técnico, Técnico responsável, Analista, Inspetor, Executado por, Realizado por, Responsável técnico`,
  inspection_date: `data inspeção/inspecção/vistoria/verificação, inspeção realizada data
    = Data da inspeção, Data de inspeção, Data da vistoria, Data da inspecção, Data da verificação`,
  defects: `defeitos, anomalias, deficiências, não conformidades, avaria
    = Defeitos, Anomalias, Deficiências, Não conformidades, Avaria, Defeito reclamado, Deficiências observadas`,
  tolerance: `tolerância, limite especificação/legal/máximo permitido, especificação
    = Tolerância, Especificação, Limite, Limites, VMP, Valor paramétrico`,
  conclusion: `conclusão, conclusões, parecer = Conclusão, Conclusões, Parecer, Considerações finais`,
  appointment_date: `data consulta/marcação/agendamento, consulta (data), marcação
    = Data da consulta, Data da marcação, Consulta, Data/hora da consulta, Agendamento, Data do agendamento`,
  blood_pressure: `pressão/tensão arterial, pressão sanguínea = Tensão arterial, Pressão arterial, PA, TA`,
};
