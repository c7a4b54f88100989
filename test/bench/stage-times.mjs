// CPU seconds by stage of reading, of everything this process reads from now on.
import ort from 'onnxruntime-node-scriptless';

const networks = ['detector', 'recogniser'];

/** Starts to measure; the engine must not have opened its networks yet, the detector first. */
export function measureStages() {
  const seconds = {detector: 0, recogniser: 0, readPage: 0};
  const {create} = ort.InferenceSession;
  let opened = 0;
  ort.InferenceSession.create = async (...given) => {
    const session = await create.apply(ort.InferenceSession, given);
    const name = networks[opened++ % networks.length];
    const run = session.run.bind(session);
    session.run = (...input) => timed(seconds, name, () => run(...input));
    return session;
  };
  return {
    /** The recogniser with its time counted. */
    around: (ocr) => ({
      ...ocr,
      readPage: (...given) => timed(seconds, 'readPage', () => ocr.readPage(...given)),
    }),
    /** What each stage took of so many CPU seconds since this was asked last. */
    take(all) {
      const {detector, recogniser, readPage} = seconds;
      Object.assign(seconds, {detector: 0, recogniser: 0, readPage: 0});
      return {
        'ingest, drawn lines': all - readPage,
        detector,
        recogniser,
        'crops, correction': readPage - detector - recogniser,
      };
    },
  };
}

async function timed(seconds, name, work) {
  const before = process.cpuUsage();
  const result = await work();
  const {user, system} = process.cpuUsage(before);
  seconds[name] += (user + system) / 1e6;
  return result;
}
