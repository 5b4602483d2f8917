import type { Excerpt } from "../code-window";

/** Excerpts of the servers and delivery tools, by slug. */
export const DEVOPS: Readonly<Record<string, Excerpt>> = {
  docker: {
    file: "Dockerfile",
    language: "docker",
    code: `FROM node:24-alpine AS construction
WORKDIR /app
COPY package*.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

# Image finale : ni sources, ni outils
FROM node:24-alpine
WORKDIR /app
COPY --from=construction /app/dist ./dist
COPY --from=construction /app/node_modules ./node_modules
USER node
CMD ["node", "dist/serveur.js"]`,
    result: { value: "Sans privilège", caption: "USER node, étape finale" },
  },
  linux: {
    file: "/etc/systemd/system/stock.service",
    language: "ini",
    code: `[Unit]
Description=API de gestion des stocks
After=network-online.target
Wants=network-online.target

[Service]
User=stock
ExecStart=/usr/bin/node /srv/stock/serveur.js
Restart=on-failure
ProtectSystem=strict
NoNewPrivileges=true
StateDirectory=stock

[Install]
WantedBy=multi-user.target`,
    result: { value: "active (running)", caption: "systemctl status stock" },
  },
  nginx: {
    file: "sites/devis.conf",
    language: "nginx",
    code: `limit_req_zone $binary_remote_addr
  zone=devis:10m rate=5r/s;

server {
  listen 443 ssl;
  server_name devis.atelier.example;
  ssl_certificate     /etc/tls/atelier.pem;
  ssl_certificate_key /etc/tls/atelier.key;

  location / {
    limit_req zone=devis burst=20 nodelay;
    proxy_pass http://127.0.0.1:3000;
    proxy_set_header Host $host;
  }
}`,
    result: { value: "5 requêtes/s", caption: "Par adresse, au plus" },
  },
  apache: {
    file: "extranet.conf",
    language: "apacheconf",
    code: `<VirtualHost *:443>
  ServerName extranet.atelier.example
  DocumentRoot /srv/extranet/public
  Include conf-available/tls.conf

  <Directory /srv/extranet/public>
    AllowOverride None
    Require all granted
  </Directory>
  # Un pool PHP-FPM par site
  <FilesMatch "\\.php$">
    SetHandler "proxy:unix:/run/extranet.sock|fcgi://php"
  </FilesMatch>
</VirtualHost>`,
    result: { value: "Syntax OK", caption: "apachectl configtest" },
  },
  ansible: {
    file: "roles/web/tasks/main.yml",
    language: "yaml",
    code: `- name: Installer Nginx
  ansible.builtin.apt:
    name: nginx
    state: present
    update_cache: true

- name: Déposer la configuration
  ansible.builtin.template:
    src: extranet.conf.j2
    dest: /etc/nginx/conf.d/extranet.conf
    owner: root
    mode: "0644"
  # Sans changement, pas de rechargement
  notify: Recharger Nginx`,
    result: { value: "changed=0", caption: "Au second passage" },
  },
  jenkins: {
    file: "Jenkinsfile",
    language: "groovy",
    code: `pipeline {
  agent { label 'docker' }
  stages {
    stage('Tests') { parallel {
      stage('Unitaires') { steps { sh 'make test' } }
      stage('Parcours')  { steps { sh 'make e2e' } }
    } }
    stage('Image') {
      steps { sh 'docker build -t stock:$GIT_COMMIT .' }
    }
    stage('Production') {
      input { message 'Mettre en production ?' }
      steps { sh './deployer.sh $GIT_COMMIT' }
    }
  }
}`,
    result: { value: "Attend votre accord", caption: "Avant la production" },
  },
};
