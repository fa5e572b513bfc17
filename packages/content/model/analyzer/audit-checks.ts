/**
 * How many checks the SEO audit has. This package does not know the audit: a test compares the two.
 */
export const auditChecks = 58;
