import { test } from '../fixtures/signOnTest';
import { inDeep } from '../inAll';
import { testVersionKinds } from './versionKindJourneys';

testVersionKinds(test, { image: {}, eachKind: inDeep });
