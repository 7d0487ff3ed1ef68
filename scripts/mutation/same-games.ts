import fc from 'fast-check';

// The same games in every run, so that a mutant is not killed by chance.
fc.configureGlobal({ seed: 300 });
