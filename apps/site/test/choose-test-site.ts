/** The tests of the machine are about its own site, unless another one is named. */
process.env.SITE ||= "apps/site/test/site";
