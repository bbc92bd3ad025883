export { Toaster, type ToasterProps } from '../components/Toaster/Toaster';
