import { test } from '../fixtures/contractTest';
import { inAll } from '../inAll';
import { testVersionKinds } from './versionKindJourneys';

testVersionKinds(test, inAll);
