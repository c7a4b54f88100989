type Work = () => unknown;

const works: Work[] = [];

/** Does the work after the tests of this file. Unlike `afterAll` it may be called within a test, where that is ignored. */
export function afterFile(work: Work): void {
  works.push(work);
}

/** Does all the works, the last first, even when some fail. */
export async function endFile(): Promise<void> {
  const failures: unknown[] = [];
  for (const work of works.splice(0).reverse())
    try {
      await work();
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw new AggregateError(failures, 'a file of tests could not be cleaned up');
}
