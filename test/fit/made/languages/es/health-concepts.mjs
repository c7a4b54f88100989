import {parseConcepts} from '../parse-concepts.mjs';

/** Datos de cartas médicas, recetas, universidades y multas. */
export const healthConcepts = parseConcepts(`
hospital = Hospital|Clínica|Centro médico|Consulta
  > nombre de la clínica|donde se trata al paciente|institución sanitaria|centro que atiende
  > ¿Qué clínica lo escribió?|¿Dónde se trata al paciente?|¿Cómo se llama el centro?|¿Qué institución lo atiende?
insuranceNumber = N.º de afiliación|N.º de asegurado|Tarjeta sanitaria n.º|N.º Seguridad Social
  > número de la tarjeta sanitaria|identificador en la seguridad social|código del asegurado|afiliación del paciente
  > ¿Con qué número está asegurado?|¿Qué número tiene la tarjeta sanitaria?|¿Cómo lo identifica la seguridad social?|¿Cuál es su afiliación?
referringDoctor = Médico remitente|Remitido por|Médico de cabecera|Derivado por
  > doctor que envía al paciente|quien lo deriva|autor de la derivación|médico que lo manda
  > ¿Quién envía al paciente?|¿Qué doctor lo manda?|¿De quién viene la derivación?|¿Quién lo deriva?
specialist = Remitido a|Especialista|Derivado a|A la atención del Dr.
  > doctor que debe verlo|destinatario de la derivación|experto consultado|quien recibe al paciente
  > ¿Quién debe ver al paciente?|¿A qué doctor se envía?|¿Qué experto se consulta?|¿Quién lo recibe?
reasonForReferral = Motivo de derivación|Motivo de consulta|Motivo|Motivo de la interconsulta
  > por qué se envía al paciente|lo que hay que aclarar|molestias del paciente|causa del envío
  > ¿Por qué se envía al paciente?|¿Qué hay que aclarar?|¿De qué se queja?|¿Cuál es la causa del envío?
diagnosis = Diagnóstico|Diagnóstico principal|Juicio clínico|Dx
  > enfermedad hallada|de qué sufre el paciente|mal del paciente|dolencia
  > ¿De qué sufre el paciente?|¿Qué enfermedad se halló?|¿Qué tiene el paciente?|¿Qué dolencia es?
medication = Tratamiento actual|Medicación|Tratamiento habitual|Tratamiento al alta
  > lo que toma el paciente|fármacos habituales|pastillas que toma|terapia
  > ¿Qué toma el paciente?|¿Qué fármacos son?|¿Cómo se le trata?|¿Qué pastillas se citan?
allergies = Alergias|Alergias conocidas|Alérgico a|Intolerancias
  > lo que no tolera|sustancias que hay que evitar|hipersensibilidad|reacciones conocidas
  > ¿A qué es alérgico?|¿Qué no tolera el paciente?|¿Qué sustancias hay que evitar?|¿Hay alguna hipersensibilidad?
bloodPressure = Tensión arterial|TA|Presión arterial|Tensión
  > valor sistólico y diastólico|presión medida|presión de la sangre|medida en el brazo
  > ¿Qué presión se midió?|¿Cuánta tensión tenía?|¿Cuáles son los valores sistólico y diastólico?|¿Cuál fue la medida?
urgency = Urgencia|Prioridad|Grado de urgencia|Preferencia
  > cuánta prisa hay|rapidez pedida|nivel de prisa|si corre prisa
  > ¿Corre prisa?|¿En qué plazo hay que verlo?|¿Qué nivel se marcó?|¿Puede esperar?
admissionNumber = N.º de historia|Historia clínica|N.º de episodio|NHC
  > identificador del ingreso|expediente del hospital|número del paciente en la clínica|ficha hospitalaria
  > ¿Cuál es el identificador del ingreso?|¿Qué expediente tiene el hospital?|¿Cómo lo identifica la clínica?|¿Qué ficha es?
admissionDate = Fecha de ingreso|Ingreso|Ingresado el|Ingresa el
  > primer día en el hospital|comienzo de la hospitalización|día en que llegó|cuándo fue hospitalizado
  > ¿Cuándo ingresó?|¿Qué día empezó la hospitalización?|¿Desde cuándo estaba en el hospital?|¿Cuándo llegó el paciente?
dischargeDate = Fecha de alta|Alta|Alta el|Dado de alta
  > último día en el hospital|final de la hospitalización|día en que se fue a casa|cuándo salió
  > ¿Cuándo salió del hospital?|¿Qué día terminó la hospitalización?|¿Cuándo pudo irse a casa?|¿Hasta cuándo estuvo?
ward = Servicio|Planta|Unidad|Servicio médico
  > dónde estaba el paciente|parte del hospital|lugar de los cuidados|sección hospitalaria
  > ¿En qué parte del hospital estaba?|¿Dónde se le cuidó?|¿En qué planta estuvo?|¿Qué unidad lo atendió?
attendingDoctor = Médico responsable|Médico adjunto|Facultativo|Responsable del alta
  > doctor que lo trató|responsable de la estancia|médico del hospital|quien dirigió el tratamiento
  > ¿Quién lo trató?|¿Qué doctor era responsable?|¿Quién dirigió el tratamiento?|¿A cargo de quién estaba?
procedure = Intervención|Procedimiento|Operación|Cirugía
  > lo que se hizo|operación realizada|tratamiento en el hospital|acto quirúrgico
  > ¿Qué se operó?|¿Qué se hizo en el hospital?|¿Qué acto quirúrgico hubo?|¿Cómo se trató en el quirófano?
followUpDate = Próxima revisión|Revisión el|Próxima cita|Control
  > día del control|cuándo debe volver|fecha de seguimiento|siguiente visita
  > ¿Cuándo debe volver?|¿Qué día es el control?|¿Cuándo se le verá otra vez?|¿En qué fecha es el seguimiento?
prescriber = Prescriptor|Médico prescriptor|Prescrito por|Facultativo que receta
  > quien recetó|autor de la receta|doctor que firma la receta|nombre del que receta
  > ¿Quién lo recetó?|¿De qué doctor es la receta?|¿Quién firma la receta?|¿Por quién fue ordenado?
medicine = Medicamento|Fármaco|Producto|Rp.
  > lo que da la farmacia|nombre del remedio|sustancia recetada|preparado
  > ¿Qué remedio se receta?|¿Qué debe dar la farmacia?|¿Cómo se llama el remedio?|¿Qué sustancia se ordenó?
strength = Concentración|Dosis unitaria|Potencia|Contenido
  > miligramos por pastilla|cantidad de sustancia|fuerza del remedio|contenido por unidad
  > ¿Cuánta sustancia tiene?|¿De qué fuerza es?|¿Cuántos miligramos tiene cada pastilla?|¿Cuál es el contenido?
dosage = Posología|Dosis|Pauta|Modo de empleo
  > cómo tomarlo|cuántas veces al día|instrucciones de toma|ritmo de tomas
  > ¿Cómo se toma?|¿Cuántas veces al día?|¿Cuáles son las instrucciones?|¿Cuánto hay que tomar?
packSize = Envase|Cantidad|N.º de unidades|Tamaño del envase
  > cuántas pastillas hay|cuánto se entrega|contenido de la caja|unidades que se dan
  > ¿Cuánto se entrega?|¿Cuántas pastillas hay?|¿Qué contiene la caja?|¿Qué tamaño tiene?
refills = Repeticiones|Renovaciones|N.º de envases más|Receta renovable
  > cuántas veces más|entregas siguientes|veces que se puede repetir|nuevas entregas permitidas
  > ¿Cuántas veces se puede repetir?|¿Cuántas entregas más hay?|¿Se puede renovar, y cuántas veces?|¿Cuántas veces más se da?
prescriptionDate = Fecha de prescripción|Prescrito el|Fecha de la receta|Receta del
  > día de la receta|cuándo se recetó|día en que se escribió la receta|fecha en que lo ordenó
  > ¿Cuándo se recetó?|¿De qué día es la receta?|¿Cuándo la escribió el doctor?|¿En qué fecha lo ordenó?
substitution = Sustitución permitida|Genérico permitido|Sustituible|Se admite genérico
  > si se puede dar otro producto|cambio por la farmacia|permiso de cambio|otra marca permitida
  > ¿Puede la farmacia cambiarlo?|¿Se permite otra marca?|¿Se puede dar un equivalente?|¿Está permitido el cambio?
university = Universidad|Centro|Facultad o escuela|Institución académica
  > dónde se estudia|nombre de la universidad|institución de enseñanza|casa de estudios
  > ¿Qué universidad lo emite?|¿Dónde se estudia?|¿Cómo se llama la institución?|¿En qué casa de estudios está?
student = Estudiante|Alumno|Nombre del alumno|Alumno/a
  > persona matriculada|quien estudia|de quién son los estudios|nombre del inscrito
  > ¿Quién estudia?|¿Quién está matriculado?|¿De quién son los estudios?|¿Qué persona es?
studentNumber = N.º de expediente|Matrícula|N.º de alumno|N.º de matrícula
  > número del carné de estudiante|identificador en la universidad|código del inscrito|clave universitaria
  > ¿Qué número tiene el carné de estudiante?|¿Cómo lo identifica la universidad?|¿Con qué número está inscrito?|¿Cuál es su clave?
degreeProgramme = Titulación|Carrera|Estudios|Programa
  > lo que se estudia|materia principal|especialidad|campo de estudio
  > ¿Qué se estudia?|¿En qué especialidad está?|¿Cuál es el campo de estudio?|¿Qué materia sigue?
faculty = Facultad|Escuela|Departamento|Centro adscrito
  > parte de la universidad|unidad académica|a qué sección pertenece|división universitaria
  > ¿De qué parte de la universidad es?|¿A qué unidad pertenece?|¿Qué división es?|¿Dónde está la materia?
intendedDegree = Título al que aspira|Título|Grado|Titulación final
  > título al terminar|meta de los estudios|diploma que se quiere|grado por obtener
  > ¿Qué título se quiere?|¿Con qué acaban los estudios?|¿Cuál es la meta?|¿Qué diploma se obtendrá?
semester = Semestre|Curso académico|Periodo académico|Cuatrimestre
  > para qué periodo vale|mitad del año|tiempo de estudio actual|sesión académica
  > ¿Para qué periodo vale?|¿Qué semestre es?|¿Qué mitad del año es?|¿De qué sesión se trata?
studySemester = Semestre de estudio|Año de carrera|Nivel|Semestre cursado
  > avance de los estudios|cuántos semestres lleva|semestres hechos|hasta dónde ha llegado
  > ¿Cuántos semestres lleva?|¿Hasta dónde ha llegado?|¿En qué nivel está?|¿Cuál es el avance?
semesterStart = Inicio del semestre|Comienzo de curso|Semestre del|Inicio de clases
  > primer día del semestre|cuándo empieza la validez|comienzo del periodo|apertura de la sesión
  > ¿Cuándo empieza el semestre?|¿Cuál es el primer día?|¿Desde cuándo vale?|¿Qué día empiezan las clases?
semesterEnd = Fin del semestre|Final de curso|Semestre al|Fin de clases
  > último día del semestre|cuándo acaba la validez|cierre del periodo|término de la sesión
  > ¿Cuándo acaba el semestre?|¿Cuál es el último día?|¿Hasta cuándo vale?|¿Qué día terminan las clases?
enrolledSince = Matriculado desde|Fecha de matrícula|Primera matrícula|Inscrito el
  > comienzo de los estudios|cuándo empezó|día de la inscripción|entrada en la universidad
  > ¿Desde cuándo está matriculado?|¿Cuándo empezaron los estudios?|¿Qué día se inscribió?|¿Cuándo entró?
studyMode = Modalidad|Régimen|Dedicación|Modalidad de estudio
  > tiempo completo o parcial|cómo se estudia|ritmo de los estudios|forma de estudiar
  > ¿Estudia a tiempo completo?|¿Cómo estudia?|¿Qué ritmo tiene?|¿Es a distancia?
registrar = Secretaría|Jefe de secretaría|Secretario académico|Responsable de matrícula
  > quien certifica los estudios|persona de la oficina de alumnos|funcionario que lo emite|quien da fe de la matrícula
  > ¿Quién certifica los estudios?|¿Quién lo emite en la oficina?|¿Quién da fe?|¿Qué funcionario es?
fineNumber = N.º de boletín|N.º de denuncia|Expediente sancionador|Boletín n.º
  > número de la multa|lo que hay que citar al pagar|identificador de la denuncia|código de la sanción
  > ¿Cuál es el número de la multa?|¿Qué hay que citar al pagar?|¿Qué denuncia es?|¿Cómo se identifica la sanción?
offence = Infracción|Hecho denunciado|Motivo de la denuncia|Precepto infringido
  > lo que hizo el conductor|norma violada|causa de la multa|falta cometida
  > ¿Qué hizo el conductor?|¿Qué norma se violó?|¿Por qué hay multa?|¿Cuál es la falta?
offenceTime = Fecha y hora|Fecha de la infracción|Fecha y hora de la denuncia|Denunciado el
  > cuándo ocurrió|momento de la falta|día y hora en que se vio|cuándo se vio el coche
  > ¿Cuándo ocurrió?|¿A qué hora se vio el coche?|¿Qué día fue la falta?|¿Cuándo se comprobó?
offencePlace = Lugar de la infracción|Lugar|Vía|Lugar de la denuncia
  > dónde ocurrió|sitio del coche|punto de la falta|calle del estacionamiento
  > ¿Dónde ocurrió?|¿Dónde estaba el coche?|¿En qué calle fue?|¿En qué sitio se vio?
officerNumber = Agente|Agente n.º|N.º de agente|Controlador
  > quién denunció (número)|identificador del agente|código del vigilante|placa del policía
  > ¿Qué agente denunció?|¿Cuál es el código del vigilante?|¿Qué placa tiene el policía?|¿Con qué número trabaja?
fineAmount = Importe de la multa|Sanción|Multa|Cuantía
  > lo que cuesta la falta|dinero por la infracción|suma de la sanción|precio de la multa
  > ¿De cuánto es la multa?|¿Cuánto cuesta la falta?|¿Cuánto hay que pagar por la infracción?|¿Qué suma se exige?
reducedFine = Importe reducido|Con descuento|Multa reducida|Pago reducido
  > suma si se paga pronto|multa con rebaja|cantidad menor|pago rápido
  > ¿Cuánto es si se paga pronto?|¿Cuál es la cantidad menor?|¿Qué se paga con la rebaja?|¿De cuánto es con descuento?
reducedUntil = Reducción hasta|Pago reducido hasta|Descuento hasta|Pronto pago hasta
  > fin de la rebaja|último día para pagar menos|plazo del pago rápido|término del descuento
  > ¿Hasta cuándo se paga menos?|¿Cuándo acaba la rebaja?|¿Cuál es el plazo del pago rápido?|¿Antes de qué día hay descuento?
appealUntil = Alegaciones hasta|Recurso hasta|Plazo de alegaciones|Recurrible hasta
  > último día para protestar|fin del derecho a oponerse|cuándo ya no se puede impugnar|límite para reclamar
  > ¿Hasta cuándo se puede protestar?|¿Cuándo acaba el derecho a oponerse?|¿Antes de qué día hay que reclamar?|¿Cuál es el límite para impugnar?
`);
