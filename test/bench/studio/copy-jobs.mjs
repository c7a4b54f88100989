import {randomUUID} from 'node:crypto';
import {join} from 'node:path';
import Database from 'libsql';

/** Copies the jobs of a stopped service with their documents until there are so many; gives their number. */
export function copyJobs(dataDir, wanted) {
  const database = new Database(join(dataDir, 'docextract.db'));
  const jobs = database.prepare('select * from jobs').all();
  const documents = database.prepare('select * from documents where job_id = ?');
  const insert = (table, row) => {
    const names = Object.keys(row);
    const marks = names.map(() => '?').join(',');
    database
      .prepare(`insert into ${table} (${names.join(',')}) values (${marks})`)
      .run(...Object.values(row));
  };
  database.exec('begin');
  for (let count = jobs.length; count < wanted; count++) {
    const job = jobs[count % jobs.length];
    const id = randomUUID();
    insert('jobs', {...job, id, created_at: job.created_at - count * 1000});
    for (const document of documents.all(job.id))
      insert('documents', {...document, id: randomUUID(), job_id: id, file: null});
  }
  database.exec('commit');
  const [{count}] = database.prepare('select count(*) as count from jobs').all();
  database.close();
  return count;
}
