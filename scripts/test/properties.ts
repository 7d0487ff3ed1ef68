import { configureProperties } from '../../src/core/testing/runs.testing.ts';

configureProperties(process.env);
