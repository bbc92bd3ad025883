import { test } from '../fixtures/signOnTest';
import { testVersionKinds } from './versionKindJourneys';

testVersionKinds(test);
