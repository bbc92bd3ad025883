import { test } from '../fixtures/contractTest';
import { inAll, inDeep } from '../inAll';
import { testVersionKinds } from './versionKindJourneys';

testVersionKinds(test, { image: inDeep, eachKind: inAll });
