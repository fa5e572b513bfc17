export const name = "प्राइवेसी पॉलिसी";
