import { describe } from 'vitest';
import { jobsContract } from '../test/jobs-contract.ts';
import { migrationsContract } from '../test/migrations-contract.ts';
import { noticesContract } from '../test/notices-contract.ts';
import { peopleContract } from '../test/people-contract.ts';
import { storeContract } from '../test/store-contract.ts';
import { Databases } from './databases.ts';

const databases = await Databases.open();

describe.skipIf(databases.postgres === undefined)('PostgreSQL', () => {
  const fresh = async () => ({ dataDir: '', databaseUrl: await databases.fresh() });
  storeContract(fresh);
  jobsContract(fresh);
  peopleContract(fresh);
  noticesContract(fresh);
  migrationsContract(async () => ({ dataDir: '', databaseUrl: await databases.empty() }));
});
