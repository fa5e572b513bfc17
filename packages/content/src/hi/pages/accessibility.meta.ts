export const name = "सबके लिए सुगम";
