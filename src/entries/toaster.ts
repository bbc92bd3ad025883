export { Toaster, type ToasterProps } from '../components/primitives/Toaster/Toaster';
