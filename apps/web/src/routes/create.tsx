export const CreatePage = () => null;
