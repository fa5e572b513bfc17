/** Prints the address of the company's site. */
import { company } from "@site/facts/company";

process.stdout.write(company.origin);
