export const name = "मोबाइल ऐप";
