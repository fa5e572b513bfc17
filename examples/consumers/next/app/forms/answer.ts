"use server";

export interface Answer {
  readonly name: string;
  readonly plan: string;
  readonly error?: string;
  readonly sent?: string;
}

/** What a visitor sent, with what is wrong; after it was taken the fields are empty again. */
export async function order(_before: Answer, data: FormData): Promise<Answer> {
  const name = String(data.get("name"));
  const plan = String(data.get("plan"));
  if (!name) return { name, plan, error: "Enter your name" };
  return { name: "", plan: "Pro", sent: `${name}: ${plan}` };
}
